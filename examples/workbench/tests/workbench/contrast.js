// Which texts have less contrast with what is behind them than WCAG's level AA asks for, each once.
const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
const rgba = (color) => {
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data];
};
const background = (element) => {
  for (let it = element; it; it = it.parentElement) {
    const color = rgba(getComputedStyle(it).backgroundColor);
    if (color[3] > 0) return color;
  }
  return [255, 255, 255, 255];
};
const luminance = (color) => {
  const [r, g, b] = color.slice(0, 3).map((it) => it / 255).map((it) =>
    it <= 0.04045 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const found = new Set();
for (const element of document.querySelectorAll("body *")) {
  const isText = [...element.childNodes].some((it) => it.nodeType === Node.TEXT_NODE && it.data.trim());
  if (!isText || !element.checkVisibility()) continue;
  const [front, back] = [rgba(getComputedStyle(element).color), background(element)].map(luminance);
  const contrast = (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05);
  if (contrast < 4.5) found.add(`${element.tagName}.${element.className}: ${contrast.toFixed(2)}`);
}
return [...found];
