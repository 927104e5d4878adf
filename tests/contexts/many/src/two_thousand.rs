//! Two thousand rules.

use refusals_runtime::refusal_rules;

/// Many rules.
#[refusal_rules]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ManyRule {
    /// The reason of rule 0.
    Rule0Of0,
    /// The reason of rule 1.
    Rule1Of1,
    /// The reason of rule 2.
    Rule2Of2,
    /// The reason of rule 3.
    Rule3Of3,
    /// The reason of rule 4.
    Rule4Of4,
    /// The reason of rule 5.
    Rule5Of5,
    /// The reason of rule 6.
    Rule6Of6,
    /// The reason of rule 7.
    Rule7Of0,
    /// The reason of rule 8.
    Rule8Of1,
    /// The reason of rule 9.
    Rule9Of2,
    /// The reason of rule 10.
    Rule10Of3,
    /// The reason of rule 11.
    Rule11Of4,
    /// The reason of rule 12.
    Rule12Of5,
    /// The reason of rule 13.
    Rule13Of6,
    /// The reason of rule 14.
    Rule14Of0,
    /// The reason of rule 15.
    Rule15Of1,
    /// The reason of rule 16.
    Rule16Of2,
    /// The reason of rule 17.
    Rule17Of3,
    /// The reason of rule 18.
    Rule18Of4,
    /// The reason of rule 19.
    Rule19Of5,
    /// The reason of rule 20.
    Rule20Of6,
    /// The reason of rule 21.
    Rule21Of0,
    /// The reason of rule 22.
    Rule22Of1,
    /// The reason of rule 23.
    Rule23Of2,
    /// The reason of rule 24.
    Rule24Of3,
    /// The reason of rule 25.
    Rule25Of4,
    /// The reason of rule 26.
    Rule26Of5,
    /// The reason of rule 27.
    Rule27Of6,
    /// The reason of rule 28.
    Rule28Of0,
    /// The reason of rule 29.
    Rule29Of1,
    /// The reason of rule 30.
    Rule30Of2,
    /// The reason of rule 31.
    Rule31Of3,
    /// The reason of rule 32.
    Rule32Of4,
    /// The reason of rule 33.
    Rule33Of5,
    /// The reason of rule 34.
    Rule34Of6,
    /// The reason of rule 35.
    Rule35Of0,
    /// The reason of rule 36.
    Rule36Of1,
    /// The reason of rule 37.
    Rule37Of2,
    /// The reason of rule 38.
    Rule38Of3,
    /// The reason of rule 39.
    Rule39Of4,
    /// The reason of rule 40.
    Rule40Of5,
    /// The reason of rule 41.
    Rule41Of6,
    /// The reason of rule 42.
    Rule42Of0,
    /// The reason of rule 43.
    Rule43Of1,
    /// The reason of rule 44.
    Rule44Of2,
    /// The reason of rule 45.
    Rule45Of3,
    /// The reason of rule 46.
    Rule46Of4,
    /// The reason of rule 47.
    Rule47Of5,
    /// The reason of rule 48.
    Rule48Of6,
    /// The reason of rule 49.
    Rule49Of0,
    /// The reason of rule 50.
    Rule50Of1,
    /// The reason of rule 51.
    Rule51Of2,
    /// The reason of rule 52.
    Rule52Of3,
    /// The reason of rule 53.
    Rule53Of4,
    /// The reason of rule 54.
    Rule54Of5,
    /// The reason of rule 55.
    Rule55Of6,
    /// The reason of rule 56.
    Rule56Of0,
    /// The reason of rule 57.
    Rule57Of1,
    /// The reason of rule 58.
    Rule58Of2,
    /// The reason of rule 59.
    Rule59Of3,
    /// The reason of rule 60.
    Rule60Of4,
    /// The reason of rule 61.
    Rule61Of5,
    /// The reason of rule 62.
    Rule62Of6,
    /// The reason of rule 63.
    Rule63Of0,
    /// The reason of rule 64.
    Rule64Of1,
    /// The reason of rule 65.
    Rule65Of2,
    /// The reason of rule 66.
    Rule66Of3,
    /// The reason of rule 67.
    Rule67Of4,
    /// The reason of rule 68.
    Rule68Of5,
    /// The reason of rule 69.
    Rule69Of6,
    /// The reason of rule 70.
    Rule70Of0,
    /// The reason of rule 71.
    Rule71Of1,
    /// The reason of rule 72.
    Rule72Of2,
    /// The reason of rule 73.
    Rule73Of3,
    /// The reason of rule 74.
    Rule74Of4,
    /// The reason of rule 75.
    Rule75Of5,
    /// The reason of rule 76.
    Rule76Of6,
    /// The reason of rule 77.
    Rule77Of0,
    /// The reason of rule 78.
    Rule78Of1,
    /// The reason of rule 79.
    Rule79Of2,
    /// The reason of rule 80.
    Rule80Of3,
    /// The reason of rule 81.
    Rule81Of4,
    /// The reason of rule 82.
    Rule82Of5,
    /// The reason of rule 83.
    Rule83Of6,
    /// The reason of rule 84.
    Rule84Of0,
    /// The reason of rule 85.
    Rule85Of1,
    /// The reason of rule 86.
    Rule86Of2,
    /// The reason of rule 87.
    Rule87Of3,
    /// The reason of rule 88.
    Rule88Of4,
    /// The reason of rule 89.
    Rule89Of5,
    /// The reason of rule 90.
    Rule90Of6,
    /// The reason of rule 91.
    Rule91Of0,
    /// The reason of rule 92.
    Rule92Of1,
    /// The reason of rule 93.
    Rule93Of2,
    /// The reason of rule 94.
    Rule94Of3,
    /// The reason of rule 95.
    Rule95Of4,
    /// The reason of rule 96.
    Rule96Of5,
    /// The reason of rule 97.
    Rule97Of6,
    /// The reason of rule 98.
    Rule98Of0,
    /// The reason of rule 99.
    Rule99Of1,
    /// The reason of rule 100.
    Rule100Of2,
    /// The reason of rule 101.
    Rule101Of3,
    /// The reason of rule 102.
    Rule102Of4,
    /// The reason of rule 103.
    Rule103Of5,
    /// The reason of rule 104.
    Rule104Of6,
    /// The reason of rule 105.
    Rule105Of0,
    /// The reason of rule 106.
    Rule106Of1,
    /// The reason of rule 107.
    Rule107Of2,
    /// The reason of rule 108.
    Rule108Of3,
    /// The reason of rule 109.
    Rule109Of4,
    /// The reason of rule 110.
    Rule110Of5,
    /// The reason of rule 111.
    Rule111Of6,
    /// The reason of rule 112.
    Rule112Of0,
    /// The reason of rule 113.
    Rule113Of1,
    /// The reason of rule 114.
    Rule114Of2,
    /// The reason of rule 115.
    Rule115Of3,
    /// The reason of rule 116.
    Rule116Of4,
    /// The reason of rule 117.
    Rule117Of5,
    /// The reason of rule 118.
    Rule118Of6,
    /// The reason of rule 119.
    Rule119Of0,
    /// The reason of rule 120.
    Rule120Of1,
    /// The reason of rule 121.
    Rule121Of2,
    /// The reason of rule 122.
    Rule122Of3,
    /// The reason of rule 123.
    Rule123Of4,
    /// The reason of rule 124.
    Rule124Of5,
    /// The reason of rule 125.
    Rule125Of6,
    /// The reason of rule 126.
    Rule126Of0,
    /// The reason of rule 127.
    Rule127Of1,
    /// The reason of rule 128.
    Rule128Of2,
    /// The reason of rule 129.
    Rule129Of3,
    /// The reason of rule 130.
    Rule130Of4,
    /// The reason of rule 131.
    Rule131Of5,
    /// The reason of rule 132.
    Rule132Of6,
    /// The reason of rule 133.
    Rule133Of0,
    /// The reason of rule 134.
    Rule134Of1,
    /// The reason of rule 135.
    Rule135Of2,
    /// The reason of rule 136.
    Rule136Of3,
    /// The reason of rule 137.
    Rule137Of4,
    /// The reason of rule 138.
    Rule138Of5,
    /// The reason of rule 139.
    Rule139Of6,
    /// The reason of rule 140.
    Rule140Of0,
    /// The reason of rule 141.
    Rule141Of1,
    /// The reason of rule 142.
    Rule142Of2,
    /// The reason of rule 143.
    Rule143Of3,
    /// The reason of rule 144.
    Rule144Of4,
    /// The reason of rule 145.
    Rule145Of5,
    /// The reason of rule 146.
    Rule146Of6,
    /// The reason of rule 147.
    Rule147Of0,
    /// The reason of rule 148.
    Rule148Of1,
    /// The reason of rule 149.
    Rule149Of2,
    /// The reason of rule 150.
    Rule150Of3,
    /// The reason of rule 151.
    Rule151Of4,
    /// The reason of rule 152.
    Rule152Of5,
    /// The reason of rule 153.
    Rule153Of6,
    /// The reason of rule 154.
    Rule154Of0,
    /// The reason of rule 155.
    Rule155Of1,
    /// The reason of rule 156.
    Rule156Of2,
    /// The reason of rule 157.
    Rule157Of3,
    /// The reason of rule 158.
    Rule158Of4,
    /// The reason of rule 159.
    Rule159Of5,
    /// The reason of rule 160.
    Rule160Of6,
    /// The reason of rule 161.
    Rule161Of0,
    /// The reason of rule 162.
    Rule162Of1,
    /// The reason of rule 163.
    Rule163Of2,
    /// The reason of rule 164.
    Rule164Of3,
    /// The reason of rule 165.
    Rule165Of4,
    /// The reason of rule 166.
    Rule166Of5,
    /// The reason of rule 167.
    Rule167Of6,
    /// The reason of rule 168.
    Rule168Of0,
    /// The reason of rule 169.
    Rule169Of1,
    /// The reason of rule 170.
    Rule170Of2,
    /// The reason of rule 171.
    Rule171Of3,
    /// The reason of rule 172.
    Rule172Of4,
    /// The reason of rule 173.
    Rule173Of5,
    /// The reason of rule 174.
    Rule174Of6,
    /// The reason of rule 175.
    Rule175Of0,
    /// The reason of rule 176.
    Rule176Of1,
    /// The reason of rule 177.
    Rule177Of2,
    /// The reason of rule 178.
    Rule178Of3,
    /// The reason of rule 179.
    Rule179Of4,
    /// The reason of rule 180.
    Rule180Of5,
    /// The reason of rule 181.
    Rule181Of6,
    /// The reason of rule 182.
    Rule182Of0,
    /// The reason of rule 183.
    Rule183Of1,
    /// The reason of rule 184.
    Rule184Of2,
    /// The reason of rule 185.
    Rule185Of3,
    /// The reason of rule 186.
    Rule186Of4,
    /// The reason of rule 187.
    Rule187Of5,
    /// The reason of rule 188.
    Rule188Of6,
    /// The reason of rule 189.
    Rule189Of0,
    /// The reason of rule 190.
    Rule190Of1,
    /// The reason of rule 191.
    Rule191Of2,
    /// The reason of rule 192.
    Rule192Of3,
    /// The reason of rule 193.
    Rule193Of4,
    /// The reason of rule 194.
    Rule194Of5,
    /// The reason of rule 195.
    Rule195Of6,
    /// The reason of rule 196.
    Rule196Of0,
    /// The reason of rule 197.
    Rule197Of1,
    /// The reason of rule 198.
    Rule198Of2,
    /// The reason of rule 199.
    Rule199Of3,
    /// The reason of rule 200.
    Rule200Of4,
    /// The reason of rule 201.
    Rule201Of5,
    /// The reason of rule 202.
    Rule202Of6,
    /// The reason of rule 203.
    Rule203Of0,
    /// The reason of rule 204.
    Rule204Of1,
    /// The reason of rule 205.
    Rule205Of2,
    /// The reason of rule 206.
    Rule206Of3,
    /// The reason of rule 207.
    Rule207Of4,
    /// The reason of rule 208.
    Rule208Of5,
    /// The reason of rule 209.
    Rule209Of6,
    /// The reason of rule 210.
    Rule210Of0,
    /// The reason of rule 211.
    Rule211Of1,
    /// The reason of rule 212.
    Rule212Of2,
    /// The reason of rule 213.
    Rule213Of3,
    /// The reason of rule 214.
    Rule214Of4,
    /// The reason of rule 215.
    Rule215Of5,
    /// The reason of rule 216.
    Rule216Of6,
    /// The reason of rule 217.
    Rule217Of0,
    /// The reason of rule 218.
    Rule218Of1,
    /// The reason of rule 219.
    Rule219Of2,
    /// The reason of rule 220.
    Rule220Of3,
    /// The reason of rule 221.
    Rule221Of4,
    /// The reason of rule 222.
    Rule222Of5,
    /// The reason of rule 223.
    Rule223Of6,
    /// The reason of rule 224.
    Rule224Of0,
    /// The reason of rule 225.
    Rule225Of1,
    /// The reason of rule 226.
    Rule226Of2,
    /// The reason of rule 227.
    Rule227Of3,
    /// The reason of rule 228.
    Rule228Of4,
    /// The reason of rule 229.
    Rule229Of5,
    /// The reason of rule 230.
    Rule230Of6,
    /// The reason of rule 231.
    Rule231Of0,
    /// The reason of rule 232.
    Rule232Of1,
    /// The reason of rule 233.
    Rule233Of2,
    /// The reason of rule 234.
    Rule234Of3,
    /// The reason of rule 235.
    Rule235Of4,
    /// The reason of rule 236.
    Rule236Of5,
    /// The reason of rule 237.
    Rule237Of6,
    /// The reason of rule 238.
    Rule238Of0,
    /// The reason of rule 239.
    Rule239Of1,
    /// The reason of rule 240.
    Rule240Of2,
    /// The reason of rule 241.
    Rule241Of3,
    /// The reason of rule 242.
    Rule242Of4,
    /// The reason of rule 243.
    Rule243Of5,
    /// The reason of rule 244.
    Rule244Of6,
    /// The reason of rule 245.
    Rule245Of0,
    /// The reason of rule 246.
    Rule246Of1,
    /// The reason of rule 247.
    Rule247Of2,
    /// The reason of rule 248.
    Rule248Of3,
    /// The reason of rule 249.
    Rule249Of4,
    /// The reason of rule 250.
    Rule250Of5,
    /// The reason of rule 251.
    Rule251Of6,
    /// The reason of rule 252.
    Rule252Of0,
    /// The reason of rule 253.
    Rule253Of1,
    /// The reason of rule 254.
    Rule254Of2,
    /// The reason of rule 255.
    Rule255Of3,
    /// The reason of rule 256.
    Rule256Of4,
    /// The reason of rule 257.
    Rule257Of5,
    /// The reason of rule 258.
    Rule258Of6,
    /// The reason of rule 259.
    Rule259Of0,
    /// The reason of rule 260.
    Rule260Of1,
    /// The reason of rule 261.
    Rule261Of2,
    /// The reason of rule 262.
    Rule262Of3,
    /// The reason of rule 263.
    Rule263Of4,
    /// The reason of rule 264.
    Rule264Of5,
    /// The reason of rule 265.
    Rule265Of6,
    /// The reason of rule 266.
    Rule266Of0,
    /// The reason of rule 267.
    Rule267Of1,
    /// The reason of rule 268.
    Rule268Of2,
    /// The reason of rule 269.
    Rule269Of3,
    /// The reason of rule 270.
    Rule270Of4,
    /// The reason of rule 271.
    Rule271Of5,
    /// The reason of rule 272.
    Rule272Of6,
    /// The reason of rule 273.
    Rule273Of0,
    /// The reason of rule 274.
    Rule274Of1,
    /// The reason of rule 275.
    Rule275Of2,
    /// The reason of rule 276.
    Rule276Of3,
    /// The reason of rule 277.
    Rule277Of4,
    /// The reason of rule 278.
    Rule278Of5,
    /// The reason of rule 279.
    Rule279Of6,
    /// The reason of rule 280.
    Rule280Of0,
    /// The reason of rule 281.
    Rule281Of1,
    /// The reason of rule 282.
    Rule282Of2,
    /// The reason of rule 283.
    Rule283Of3,
    /// The reason of rule 284.
    Rule284Of4,
    /// The reason of rule 285.
    Rule285Of5,
    /// The reason of rule 286.
    Rule286Of6,
    /// The reason of rule 287.
    Rule287Of0,
    /// The reason of rule 288.
    Rule288Of1,
    /// The reason of rule 289.
    Rule289Of2,
    /// The reason of rule 290.
    Rule290Of3,
    /// The reason of rule 291.
    Rule291Of4,
    /// The reason of rule 292.
    Rule292Of5,
    /// The reason of rule 293.
    Rule293Of6,
    /// The reason of rule 294.
    Rule294Of0,
    /// The reason of rule 295.
    Rule295Of1,
    /// The reason of rule 296.
    Rule296Of2,
    /// The reason of rule 297.
    Rule297Of3,
    /// The reason of rule 298.
    Rule298Of4,
    /// The reason of rule 299.
    Rule299Of5,
    /// The reason of rule 300.
    Rule300Of6,
    /// The reason of rule 301.
    Rule301Of0,
    /// The reason of rule 302.
    Rule302Of1,
    /// The reason of rule 303.
    Rule303Of2,
    /// The reason of rule 304.
    Rule304Of3,
    /// The reason of rule 305.
    Rule305Of4,
    /// The reason of rule 306.
    Rule306Of5,
    /// The reason of rule 307.
    Rule307Of6,
    /// The reason of rule 308.
    Rule308Of0,
    /// The reason of rule 309.
    Rule309Of1,
    /// The reason of rule 310.
    Rule310Of2,
    /// The reason of rule 311.
    Rule311Of3,
    /// The reason of rule 312.
    Rule312Of4,
    /// The reason of rule 313.
    Rule313Of5,
    /// The reason of rule 314.
    Rule314Of6,
    /// The reason of rule 315.
    Rule315Of0,
    /// The reason of rule 316.
    Rule316Of1,
    /// The reason of rule 317.
    Rule317Of2,
    /// The reason of rule 318.
    Rule318Of3,
    /// The reason of rule 319.
    Rule319Of4,
    /// The reason of rule 320.
    Rule320Of5,
    /// The reason of rule 321.
    Rule321Of6,
    /// The reason of rule 322.
    Rule322Of0,
    /// The reason of rule 323.
    Rule323Of1,
    /// The reason of rule 324.
    Rule324Of2,
    /// The reason of rule 325.
    Rule325Of3,
    /// The reason of rule 326.
    Rule326Of4,
    /// The reason of rule 327.
    Rule327Of5,
    /// The reason of rule 328.
    Rule328Of6,
    /// The reason of rule 329.
    Rule329Of0,
    /// The reason of rule 330.
    Rule330Of1,
    /// The reason of rule 331.
    Rule331Of2,
    /// The reason of rule 332.
    Rule332Of3,
    /// The reason of rule 333.
    Rule333Of4,
    /// The reason of rule 334.
    Rule334Of5,
    /// The reason of rule 335.
    Rule335Of6,
    /// The reason of rule 336.
    Rule336Of0,
    /// The reason of rule 337.
    Rule337Of1,
    /// The reason of rule 338.
    Rule338Of2,
    /// The reason of rule 339.
    Rule339Of3,
    /// The reason of rule 340.
    Rule340Of4,
    /// The reason of rule 341.
    Rule341Of5,
    /// The reason of rule 342.
    Rule342Of6,
    /// The reason of rule 343.
    Rule343Of0,
    /// The reason of rule 344.
    Rule344Of1,
    /// The reason of rule 345.
    Rule345Of2,
    /// The reason of rule 346.
    Rule346Of3,
    /// The reason of rule 347.
    Rule347Of4,
    /// The reason of rule 348.
    Rule348Of5,
    /// The reason of rule 349.
    Rule349Of6,
    /// The reason of rule 350.
    Rule350Of0,
    /// The reason of rule 351.
    Rule351Of1,
    /// The reason of rule 352.
    Rule352Of2,
    /// The reason of rule 353.
    Rule353Of3,
    /// The reason of rule 354.
    Rule354Of4,
    /// The reason of rule 355.
    Rule355Of5,
    /// The reason of rule 356.
    Rule356Of6,
    /// The reason of rule 357.
    Rule357Of0,
    /// The reason of rule 358.
    Rule358Of1,
    /// The reason of rule 359.
    Rule359Of2,
    /// The reason of rule 360.
    Rule360Of3,
    /// The reason of rule 361.
    Rule361Of4,
    /// The reason of rule 362.
    Rule362Of5,
    /// The reason of rule 363.
    Rule363Of6,
    /// The reason of rule 364.
    Rule364Of0,
    /// The reason of rule 365.
    Rule365Of1,
    /// The reason of rule 366.
    Rule366Of2,
    /// The reason of rule 367.
    Rule367Of3,
    /// The reason of rule 368.
    Rule368Of4,
    /// The reason of rule 369.
    Rule369Of5,
    /// The reason of rule 370.
    Rule370Of6,
    /// The reason of rule 371.
    Rule371Of0,
    /// The reason of rule 372.
    Rule372Of1,
    /// The reason of rule 373.
    Rule373Of2,
    /// The reason of rule 374.
    Rule374Of3,
    /// The reason of rule 375.
    Rule375Of4,
    /// The reason of rule 376.
    Rule376Of5,
    /// The reason of rule 377.
    Rule377Of6,
    /// The reason of rule 378.
    Rule378Of0,
    /// The reason of rule 379.
    Rule379Of1,
    /// The reason of rule 380.
    Rule380Of2,
    /// The reason of rule 381.
    Rule381Of3,
    /// The reason of rule 382.
    Rule382Of4,
    /// The reason of rule 383.
    Rule383Of5,
    /// The reason of rule 384.
    Rule384Of6,
    /// The reason of rule 385.
    Rule385Of0,
    /// The reason of rule 386.
    Rule386Of1,
    /// The reason of rule 387.
    Rule387Of2,
    /// The reason of rule 388.
    Rule388Of3,
    /// The reason of rule 389.
    Rule389Of4,
    /// The reason of rule 390.
    Rule390Of5,
    /// The reason of rule 391.
    Rule391Of6,
    /// The reason of rule 392.
    Rule392Of0,
    /// The reason of rule 393.
    Rule393Of1,
    /// The reason of rule 394.
    Rule394Of2,
    /// The reason of rule 395.
    Rule395Of3,
    /// The reason of rule 396.
    Rule396Of4,
    /// The reason of rule 397.
    Rule397Of5,
    /// The reason of rule 398.
    Rule398Of6,
    /// The reason of rule 399.
    Rule399Of0,
    /// The reason of rule 400.
    Rule400Of1,
    /// The reason of rule 401.
    Rule401Of2,
    /// The reason of rule 402.
    Rule402Of3,
    /// The reason of rule 403.
    Rule403Of4,
    /// The reason of rule 404.
    Rule404Of5,
    /// The reason of rule 405.
    Rule405Of6,
    /// The reason of rule 406.
    Rule406Of0,
    /// The reason of rule 407.
    Rule407Of1,
    /// The reason of rule 408.
    Rule408Of2,
    /// The reason of rule 409.
    Rule409Of3,
    /// The reason of rule 410.
    Rule410Of4,
    /// The reason of rule 411.
    Rule411Of5,
    /// The reason of rule 412.
    Rule412Of6,
    /// The reason of rule 413.
    Rule413Of0,
    /// The reason of rule 414.
    Rule414Of1,
    /// The reason of rule 415.
    Rule415Of2,
    /// The reason of rule 416.
    Rule416Of3,
    /// The reason of rule 417.
    Rule417Of4,
    /// The reason of rule 418.
    Rule418Of5,
    /// The reason of rule 419.
    Rule419Of6,
    /// The reason of rule 420.
    Rule420Of0,
    /// The reason of rule 421.
    Rule421Of1,
    /// The reason of rule 422.
    Rule422Of2,
    /// The reason of rule 423.
    Rule423Of3,
    /// The reason of rule 424.
    Rule424Of4,
    /// The reason of rule 425.
    Rule425Of5,
    /// The reason of rule 426.
    Rule426Of6,
    /// The reason of rule 427.
    Rule427Of0,
    /// The reason of rule 428.
    Rule428Of1,
    /// The reason of rule 429.
    Rule429Of2,
    /// The reason of rule 430.
    Rule430Of3,
    /// The reason of rule 431.
    Rule431Of4,
    /// The reason of rule 432.
    Rule432Of5,
    /// The reason of rule 433.
    Rule433Of6,
    /// The reason of rule 434.
    Rule434Of0,
    /// The reason of rule 435.
    Rule435Of1,
    /// The reason of rule 436.
    Rule436Of2,
    /// The reason of rule 437.
    Rule437Of3,
    /// The reason of rule 438.
    Rule438Of4,
    /// The reason of rule 439.
    Rule439Of5,
    /// The reason of rule 440.
    Rule440Of6,
    /// The reason of rule 441.
    Rule441Of0,
    /// The reason of rule 442.
    Rule442Of1,
    /// The reason of rule 443.
    Rule443Of2,
    /// The reason of rule 444.
    Rule444Of3,
    /// The reason of rule 445.
    Rule445Of4,
    /// The reason of rule 446.
    Rule446Of5,
    /// The reason of rule 447.
    Rule447Of6,
    /// The reason of rule 448.
    Rule448Of0,
    /// The reason of rule 449.
    Rule449Of1,
    /// The reason of rule 450.
    Rule450Of2,
    /// The reason of rule 451.
    Rule451Of3,
    /// The reason of rule 452.
    Rule452Of4,
    /// The reason of rule 453.
    Rule453Of5,
    /// The reason of rule 454.
    Rule454Of6,
    /// The reason of rule 455.
    Rule455Of0,
    /// The reason of rule 456.
    Rule456Of1,
    /// The reason of rule 457.
    Rule457Of2,
    /// The reason of rule 458.
    Rule458Of3,
    /// The reason of rule 459.
    Rule459Of4,
    /// The reason of rule 460.
    Rule460Of5,
    /// The reason of rule 461.
    Rule461Of6,
    /// The reason of rule 462.
    Rule462Of0,
    /// The reason of rule 463.
    Rule463Of1,
    /// The reason of rule 464.
    Rule464Of2,
    /// The reason of rule 465.
    Rule465Of3,
    /// The reason of rule 466.
    Rule466Of4,
    /// The reason of rule 467.
    Rule467Of5,
    /// The reason of rule 468.
    Rule468Of6,
    /// The reason of rule 469.
    Rule469Of0,
    /// The reason of rule 470.
    Rule470Of1,
    /// The reason of rule 471.
    Rule471Of2,
    /// The reason of rule 472.
    Rule472Of3,
    /// The reason of rule 473.
    Rule473Of4,
    /// The reason of rule 474.
    Rule474Of5,
    /// The reason of rule 475.
    Rule475Of6,
    /// The reason of rule 476.
    Rule476Of0,
    /// The reason of rule 477.
    Rule477Of1,
    /// The reason of rule 478.
    Rule478Of2,
    /// The reason of rule 479.
    Rule479Of3,
    /// The reason of rule 480.
    Rule480Of4,
    /// The reason of rule 481.
    Rule481Of5,
    /// The reason of rule 482.
    Rule482Of6,
    /// The reason of rule 483.
    Rule483Of0,
    /// The reason of rule 484.
    Rule484Of1,
    /// The reason of rule 485.
    Rule485Of2,
    /// The reason of rule 486.
    Rule486Of3,
    /// The reason of rule 487.
    Rule487Of4,
    /// The reason of rule 488.
    Rule488Of5,
    /// The reason of rule 489.
    Rule489Of6,
    /// The reason of rule 490.
    Rule490Of0,
    /// The reason of rule 491.
    Rule491Of1,
    /// The reason of rule 492.
    Rule492Of2,
    /// The reason of rule 493.
    Rule493Of3,
    /// The reason of rule 494.
    Rule494Of4,
    /// The reason of rule 495.
    Rule495Of5,
    /// The reason of rule 496.
    Rule496Of6,
    /// The reason of rule 497.
    Rule497Of0,
    /// The reason of rule 498.
    Rule498Of1,
    /// The reason of rule 499.
    Rule499Of2,
    /// The reason of rule 500.
    Rule500Of3,
    /// The reason of rule 501.
    Rule501Of4,
    /// The reason of rule 502.
    Rule502Of5,
    /// The reason of rule 503.
    Rule503Of6,
    /// The reason of rule 504.
    Rule504Of0,
    /// The reason of rule 505.
    Rule505Of1,
    /// The reason of rule 506.
    Rule506Of2,
    /// The reason of rule 507.
    Rule507Of3,
    /// The reason of rule 508.
    Rule508Of4,
    /// The reason of rule 509.
    Rule509Of5,
    /// The reason of rule 510.
    Rule510Of6,
    /// The reason of rule 511.
    Rule511Of0,
    /// The reason of rule 512.
    Rule512Of1,
    /// The reason of rule 513.
    Rule513Of2,
    /// The reason of rule 514.
    Rule514Of3,
    /// The reason of rule 515.
    Rule515Of4,
    /// The reason of rule 516.
    Rule516Of5,
    /// The reason of rule 517.
    Rule517Of6,
    /// The reason of rule 518.
    Rule518Of0,
    /// The reason of rule 519.
    Rule519Of1,
    /// The reason of rule 520.
    Rule520Of2,
    /// The reason of rule 521.
    Rule521Of3,
    /// The reason of rule 522.
    Rule522Of4,
    /// The reason of rule 523.
    Rule523Of5,
    /// The reason of rule 524.
    Rule524Of6,
    /// The reason of rule 525.
    Rule525Of0,
    /// The reason of rule 526.
    Rule526Of1,
    /// The reason of rule 527.
    Rule527Of2,
    /// The reason of rule 528.
    Rule528Of3,
    /// The reason of rule 529.
    Rule529Of4,
    /// The reason of rule 530.
    Rule530Of5,
    /// The reason of rule 531.
    Rule531Of6,
    /// The reason of rule 532.
    Rule532Of0,
    /// The reason of rule 533.
    Rule533Of1,
    /// The reason of rule 534.
    Rule534Of2,
    /// The reason of rule 535.
    Rule535Of3,
    /// The reason of rule 536.
    Rule536Of4,
    /// The reason of rule 537.
    Rule537Of5,
    /// The reason of rule 538.
    Rule538Of6,
    /// The reason of rule 539.
    Rule539Of0,
    /// The reason of rule 540.
    Rule540Of1,
    /// The reason of rule 541.
    Rule541Of2,
    /// The reason of rule 542.
    Rule542Of3,
    /// The reason of rule 543.
    Rule543Of4,
    /// The reason of rule 544.
    Rule544Of5,
    /// The reason of rule 545.
    Rule545Of6,
    /// The reason of rule 546.
    Rule546Of0,
    /// The reason of rule 547.
    Rule547Of1,
    /// The reason of rule 548.
    Rule548Of2,
    /// The reason of rule 549.
    Rule549Of3,
    /// The reason of rule 550.
    Rule550Of4,
    /// The reason of rule 551.
    Rule551Of5,
    /// The reason of rule 552.
    Rule552Of6,
    /// The reason of rule 553.
    Rule553Of0,
    /// The reason of rule 554.
    Rule554Of1,
    /// The reason of rule 555.
    Rule555Of2,
    /// The reason of rule 556.
    Rule556Of3,
    /// The reason of rule 557.
    Rule557Of4,
    /// The reason of rule 558.
    Rule558Of5,
    /// The reason of rule 559.
    Rule559Of6,
    /// The reason of rule 560.
    Rule560Of0,
    /// The reason of rule 561.
    Rule561Of1,
    /// The reason of rule 562.
    Rule562Of2,
    /// The reason of rule 563.
    Rule563Of3,
    /// The reason of rule 564.
    Rule564Of4,
    /// The reason of rule 565.
    Rule565Of5,
    /// The reason of rule 566.
    Rule566Of6,
    /// The reason of rule 567.
    Rule567Of0,
    /// The reason of rule 568.
    Rule568Of1,
    /// The reason of rule 569.
    Rule569Of2,
    /// The reason of rule 570.
    Rule570Of3,
    /// The reason of rule 571.
    Rule571Of4,
    /// The reason of rule 572.
    Rule572Of5,
    /// The reason of rule 573.
    Rule573Of6,
    /// The reason of rule 574.
    Rule574Of0,
    /// The reason of rule 575.
    Rule575Of1,
    /// The reason of rule 576.
    Rule576Of2,
    /// The reason of rule 577.
    Rule577Of3,
    /// The reason of rule 578.
    Rule578Of4,
    /// The reason of rule 579.
    Rule579Of5,
    /// The reason of rule 580.
    Rule580Of6,
    /// The reason of rule 581.
    Rule581Of0,
    /// The reason of rule 582.
    Rule582Of1,
    /// The reason of rule 583.
    Rule583Of2,
    /// The reason of rule 584.
    Rule584Of3,
    /// The reason of rule 585.
    Rule585Of4,
    /// The reason of rule 586.
    Rule586Of5,
    /// The reason of rule 587.
    Rule587Of6,
    /// The reason of rule 588.
    Rule588Of0,
    /// The reason of rule 589.
    Rule589Of1,
    /// The reason of rule 590.
    Rule590Of2,
    /// The reason of rule 591.
    Rule591Of3,
    /// The reason of rule 592.
    Rule592Of4,
    /// The reason of rule 593.
    Rule593Of5,
    /// The reason of rule 594.
    Rule594Of6,
    /// The reason of rule 595.
    Rule595Of0,
    /// The reason of rule 596.
    Rule596Of1,
    /// The reason of rule 597.
    Rule597Of2,
    /// The reason of rule 598.
    Rule598Of3,
    /// The reason of rule 599.
    Rule599Of4,
    /// The reason of rule 600.
    Rule600Of5,
    /// The reason of rule 601.
    Rule601Of6,
    /// The reason of rule 602.
    Rule602Of0,
    /// The reason of rule 603.
    Rule603Of1,
    /// The reason of rule 604.
    Rule604Of2,
    /// The reason of rule 605.
    Rule605Of3,
    /// The reason of rule 606.
    Rule606Of4,
    /// The reason of rule 607.
    Rule607Of5,
    /// The reason of rule 608.
    Rule608Of6,
    /// The reason of rule 609.
    Rule609Of0,
    /// The reason of rule 610.
    Rule610Of1,
    /// The reason of rule 611.
    Rule611Of2,
    /// The reason of rule 612.
    Rule612Of3,
    /// The reason of rule 613.
    Rule613Of4,
    /// The reason of rule 614.
    Rule614Of5,
    /// The reason of rule 615.
    Rule615Of6,
    /// The reason of rule 616.
    Rule616Of0,
    /// The reason of rule 617.
    Rule617Of1,
    /// The reason of rule 618.
    Rule618Of2,
    /// The reason of rule 619.
    Rule619Of3,
    /// The reason of rule 620.
    Rule620Of4,
    /// The reason of rule 621.
    Rule621Of5,
    /// The reason of rule 622.
    Rule622Of6,
    /// The reason of rule 623.
    Rule623Of0,
    /// The reason of rule 624.
    Rule624Of1,
    /// The reason of rule 625.
    Rule625Of2,
    /// The reason of rule 626.
    Rule626Of3,
    /// The reason of rule 627.
    Rule627Of4,
    /// The reason of rule 628.
    Rule628Of5,
    /// The reason of rule 629.
    Rule629Of6,
    /// The reason of rule 630.
    Rule630Of0,
    /// The reason of rule 631.
    Rule631Of1,
    /// The reason of rule 632.
    Rule632Of2,
    /// The reason of rule 633.
    Rule633Of3,
    /// The reason of rule 634.
    Rule634Of4,
    /// The reason of rule 635.
    Rule635Of5,
    /// The reason of rule 636.
    Rule636Of6,
    /// The reason of rule 637.
    Rule637Of0,
    /// The reason of rule 638.
    Rule638Of1,
    /// The reason of rule 639.
    Rule639Of2,
    /// The reason of rule 640.
    Rule640Of3,
    /// The reason of rule 641.
    Rule641Of4,
    /// The reason of rule 642.
    Rule642Of5,
    /// The reason of rule 643.
    Rule643Of6,
    /// The reason of rule 644.
    Rule644Of0,
    /// The reason of rule 645.
    Rule645Of1,
    /// The reason of rule 646.
    Rule646Of2,
    /// The reason of rule 647.
    Rule647Of3,
    /// The reason of rule 648.
    Rule648Of4,
    /// The reason of rule 649.
    Rule649Of5,
    /// The reason of rule 650.
    Rule650Of6,
    /// The reason of rule 651.
    Rule651Of0,
    /// The reason of rule 652.
    Rule652Of1,
    /// The reason of rule 653.
    Rule653Of2,
    /// The reason of rule 654.
    Rule654Of3,
    /// The reason of rule 655.
    Rule655Of4,
    /// The reason of rule 656.
    Rule656Of5,
    /// The reason of rule 657.
    Rule657Of6,
    /// The reason of rule 658.
    Rule658Of0,
    /// The reason of rule 659.
    Rule659Of1,
    /// The reason of rule 660.
    Rule660Of2,
    /// The reason of rule 661.
    Rule661Of3,
    /// The reason of rule 662.
    Rule662Of4,
    /// The reason of rule 663.
    Rule663Of5,
    /// The reason of rule 664.
    Rule664Of6,
    /// The reason of rule 665.
    Rule665Of0,
    /// The reason of rule 666.
    Rule666Of1,
    /// The reason of rule 667.
    Rule667Of2,
    /// The reason of rule 668.
    Rule668Of3,
    /// The reason of rule 669.
    Rule669Of4,
    /// The reason of rule 670.
    Rule670Of5,
    /// The reason of rule 671.
    Rule671Of6,
    /// The reason of rule 672.
    Rule672Of0,
    /// The reason of rule 673.
    Rule673Of1,
    /// The reason of rule 674.
    Rule674Of2,
    /// The reason of rule 675.
    Rule675Of3,
    /// The reason of rule 676.
    Rule676Of4,
    /// The reason of rule 677.
    Rule677Of5,
    /// The reason of rule 678.
    Rule678Of6,
    /// The reason of rule 679.
    Rule679Of0,
    /// The reason of rule 680.
    Rule680Of1,
    /// The reason of rule 681.
    Rule681Of2,
    /// The reason of rule 682.
    Rule682Of3,
    /// The reason of rule 683.
    Rule683Of4,
    /// The reason of rule 684.
    Rule684Of5,
    /// The reason of rule 685.
    Rule685Of6,
    /// The reason of rule 686.
    Rule686Of0,
    /// The reason of rule 687.
    Rule687Of1,
    /// The reason of rule 688.
    Rule688Of2,
    /// The reason of rule 689.
    Rule689Of3,
    /// The reason of rule 690.
    Rule690Of4,
    /// The reason of rule 691.
    Rule691Of5,
    /// The reason of rule 692.
    Rule692Of6,
    /// The reason of rule 693.
    Rule693Of0,
    /// The reason of rule 694.
    Rule694Of1,
    /// The reason of rule 695.
    Rule695Of2,
    /// The reason of rule 696.
    Rule696Of3,
    /// The reason of rule 697.
    Rule697Of4,
    /// The reason of rule 698.
    Rule698Of5,
    /// The reason of rule 699.
    Rule699Of6,
    /// The reason of rule 700.
    Rule700Of0,
    /// The reason of rule 701.
    Rule701Of1,
    /// The reason of rule 702.
    Rule702Of2,
    /// The reason of rule 703.
    Rule703Of3,
    /// The reason of rule 704.
    Rule704Of4,
    /// The reason of rule 705.
    Rule705Of5,
    /// The reason of rule 706.
    Rule706Of6,
    /// The reason of rule 707.
    Rule707Of0,
    /// The reason of rule 708.
    Rule708Of1,
    /// The reason of rule 709.
    Rule709Of2,
    /// The reason of rule 710.
    Rule710Of3,
    /// The reason of rule 711.
    Rule711Of4,
    /// The reason of rule 712.
    Rule712Of5,
    /// The reason of rule 713.
    Rule713Of6,
    /// The reason of rule 714.
    Rule714Of0,
    /// The reason of rule 715.
    Rule715Of1,
    /// The reason of rule 716.
    Rule716Of2,
    /// The reason of rule 717.
    Rule717Of3,
    /// The reason of rule 718.
    Rule718Of4,
    /// The reason of rule 719.
    Rule719Of5,
    /// The reason of rule 720.
    Rule720Of6,
    /// The reason of rule 721.
    Rule721Of0,
    /// The reason of rule 722.
    Rule722Of1,
    /// The reason of rule 723.
    Rule723Of2,
    /// The reason of rule 724.
    Rule724Of3,
    /// The reason of rule 725.
    Rule725Of4,
    /// The reason of rule 726.
    Rule726Of5,
    /// The reason of rule 727.
    Rule727Of6,
    /// The reason of rule 728.
    Rule728Of0,
    /// The reason of rule 729.
    Rule729Of1,
    /// The reason of rule 730.
    Rule730Of2,
    /// The reason of rule 731.
    Rule731Of3,
    /// The reason of rule 732.
    Rule732Of4,
    /// The reason of rule 733.
    Rule733Of5,
    /// The reason of rule 734.
    Rule734Of6,
    /// The reason of rule 735.
    Rule735Of0,
    /// The reason of rule 736.
    Rule736Of1,
    /// The reason of rule 737.
    Rule737Of2,
    /// The reason of rule 738.
    Rule738Of3,
    /// The reason of rule 739.
    Rule739Of4,
    /// The reason of rule 740.
    Rule740Of5,
    /// The reason of rule 741.
    Rule741Of6,
    /// The reason of rule 742.
    Rule742Of0,
    /// The reason of rule 743.
    Rule743Of1,
    /// The reason of rule 744.
    Rule744Of2,
    /// The reason of rule 745.
    Rule745Of3,
    /// The reason of rule 746.
    Rule746Of4,
    /// The reason of rule 747.
    Rule747Of5,
    /// The reason of rule 748.
    Rule748Of6,
    /// The reason of rule 749.
    Rule749Of0,
    /// The reason of rule 750.
    Rule750Of1,
    /// The reason of rule 751.
    Rule751Of2,
    /// The reason of rule 752.
    Rule752Of3,
    /// The reason of rule 753.
    Rule753Of4,
    /// The reason of rule 754.
    Rule754Of5,
    /// The reason of rule 755.
    Rule755Of6,
    /// The reason of rule 756.
    Rule756Of0,
    /// The reason of rule 757.
    Rule757Of1,
    /// The reason of rule 758.
    Rule758Of2,
    /// The reason of rule 759.
    Rule759Of3,
    /// The reason of rule 760.
    Rule760Of4,
    /// The reason of rule 761.
    Rule761Of5,
    /// The reason of rule 762.
    Rule762Of6,
    /// The reason of rule 763.
    Rule763Of0,
    /// The reason of rule 764.
    Rule764Of1,
    /// The reason of rule 765.
    Rule765Of2,
    /// The reason of rule 766.
    Rule766Of3,
    /// The reason of rule 767.
    Rule767Of4,
    /// The reason of rule 768.
    Rule768Of5,
    /// The reason of rule 769.
    Rule769Of6,
    /// The reason of rule 770.
    Rule770Of0,
    /// The reason of rule 771.
    Rule771Of1,
    /// The reason of rule 772.
    Rule772Of2,
    /// The reason of rule 773.
    Rule773Of3,
    /// The reason of rule 774.
    Rule774Of4,
    /// The reason of rule 775.
    Rule775Of5,
    /// The reason of rule 776.
    Rule776Of6,
    /// The reason of rule 777.
    Rule777Of0,
    /// The reason of rule 778.
    Rule778Of1,
    /// The reason of rule 779.
    Rule779Of2,
    /// The reason of rule 780.
    Rule780Of3,
    /// The reason of rule 781.
    Rule781Of4,
    /// The reason of rule 782.
    Rule782Of5,
    /// The reason of rule 783.
    Rule783Of6,
    /// The reason of rule 784.
    Rule784Of0,
    /// The reason of rule 785.
    Rule785Of1,
    /// The reason of rule 786.
    Rule786Of2,
    /// The reason of rule 787.
    Rule787Of3,
    /// The reason of rule 788.
    Rule788Of4,
    /// The reason of rule 789.
    Rule789Of5,
    /// The reason of rule 790.
    Rule790Of6,
    /// The reason of rule 791.
    Rule791Of0,
    /// The reason of rule 792.
    Rule792Of1,
    /// The reason of rule 793.
    Rule793Of2,
    /// The reason of rule 794.
    Rule794Of3,
    /// The reason of rule 795.
    Rule795Of4,
    /// The reason of rule 796.
    Rule796Of5,
    /// The reason of rule 797.
    Rule797Of6,
    /// The reason of rule 798.
    Rule798Of0,
    /// The reason of rule 799.
    Rule799Of1,
    /// The reason of rule 800.
    Rule800Of2,
    /// The reason of rule 801.
    Rule801Of3,
    /// The reason of rule 802.
    Rule802Of4,
    /// The reason of rule 803.
    Rule803Of5,
    /// The reason of rule 804.
    Rule804Of6,
    /// The reason of rule 805.
    Rule805Of0,
    /// The reason of rule 806.
    Rule806Of1,
    /// The reason of rule 807.
    Rule807Of2,
    /// The reason of rule 808.
    Rule808Of3,
    /// The reason of rule 809.
    Rule809Of4,
    /// The reason of rule 810.
    Rule810Of5,
    /// The reason of rule 811.
    Rule811Of6,
    /// The reason of rule 812.
    Rule812Of0,
    /// The reason of rule 813.
    Rule813Of1,
    /// The reason of rule 814.
    Rule814Of2,
    /// The reason of rule 815.
    Rule815Of3,
    /// The reason of rule 816.
    Rule816Of4,
    /// The reason of rule 817.
    Rule817Of5,
    /// The reason of rule 818.
    Rule818Of6,
    /// The reason of rule 819.
    Rule819Of0,
    /// The reason of rule 820.
    Rule820Of1,
    /// The reason of rule 821.
    Rule821Of2,
    /// The reason of rule 822.
    Rule822Of3,
    /// The reason of rule 823.
    Rule823Of4,
    /// The reason of rule 824.
    Rule824Of5,
    /// The reason of rule 825.
    Rule825Of6,
    /// The reason of rule 826.
    Rule826Of0,
    /// The reason of rule 827.
    Rule827Of1,
    /// The reason of rule 828.
    Rule828Of2,
    /// The reason of rule 829.
    Rule829Of3,
    /// The reason of rule 830.
    Rule830Of4,
    /// The reason of rule 831.
    Rule831Of5,
    /// The reason of rule 832.
    Rule832Of6,
    /// The reason of rule 833.
    Rule833Of0,
    /// The reason of rule 834.
    Rule834Of1,
    /// The reason of rule 835.
    Rule835Of2,
    /// The reason of rule 836.
    Rule836Of3,
    /// The reason of rule 837.
    Rule837Of4,
    /// The reason of rule 838.
    Rule838Of5,
    /// The reason of rule 839.
    Rule839Of6,
    /// The reason of rule 840.
    Rule840Of0,
    /// The reason of rule 841.
    Rule841Of1,
    /// The reason of rule 842.
    Rule842Of2,
    /// The reason of rule 843.
    Rule843Of3,
    /// The reason of rule 844.
    Rule844Of4,
    /// The reason of rule 845.
    Rule845Of5,
    /// The reason of rule 846.
    Rule846Of6,
    /// The reason of rule 847.
    Rule847Of0,
    /// The reason of rule 848.
    Rule848Of1,
    /// The reason of rule 849.
    Rule849Of2,
    /// The reason of rule 850.
    Rule850Of3,
    /// The reason of rule 851.
    Rule851Of4,
    /// The reason of rule 852.
    Rule852Of5,
    /// The reason of rule 853.
    Rule853Of6,
    /// The reason of rule 854.
    Rule854Of0,
    /// The reason of rule 855.
    Rule855Of1,
    /// The reason of rule 856.
    Rule856Of2,
    /// The reason of rule 857.
    Rule857Of3,
    /// The reason of rule 858.
    Rule858Of4,
    /// The reason of rule 859.
    Rule859Of5,
    /// The reason of rule 860.
    Rule860Of6,
    /// The reason of rule 861.
    Rule861Of0,
    /// The reason of rule 862.
    Rule862Of1,
    /// The reason of rule 863.
    Rule863Of2,
    /// The reason of rule 864.
    Rule864Of3,
    /// The reason of rule 865.
    Rule865Of4,
    /// The reason of rule 866.
    Rule866Of5,
    /// The reason of rule 867.
    Rule867Of6,
    /// The reason of rule 868.
    Rule868Of0,
    /// The reason of rule 869.
    Rule869Of1,
    /// The reason of rule 870.
    Rule870Of2,
    /// The reason of rule 871.
    Rule871Of3,
    /// The reason of rule 872.
    Rule872Of4,
    /// The reason of rule 873.
    Rule873Of5,
    /// The reason of rule 874.
    Rule874Of6,
    /// The reason of rule 875.
    Rule875Of0,
    /// The reason of rule 876.
    Rule876Of1,
    /// The reason of rule 877.
    Rule877Of2,
    /// The reason of rule 878.
    Rule878Of3,
    /// The reason of rule 879.
    Rule879Of4,
    /// The reason of rule 880.
    Rule880Of5,
    /// The reason of rule 881.
    Rule881Of6,
    /// The reason of rule 882.
    Rule882Of0,
    /// The reason of rule 883.
    Rule883Of1,
    /// The reason of rule 884.
    Rule884Of2,
    /// The reason of rule 885.
    Rule885Of3,
    /// The reason of rule 886.
    Rule886Of4,
    /// The reason of rule 887.
    Rule887Of5,
    /// The reason of rule 888.
    Rule888Of6,
    /// The reason of rule 889.
    Rule889Of0,
    /// The reason of rule 890.
    Rule890Of1,
    /// The reason of rule 891.
    Rule891Of2,
    /// The reason of rule 892.
    Rule892Of3,
    /// The reason of rule 893.
    Rule893Of4,
    /// The reason of rule 894.
    Rule894Of5,
    /// The reason of rule 895.
    Rule895Of6,
    /// The reason of rule 896.
    Rule896Of0,
    /// The reason of rule 897.
    Rule897Of1,
    /// The reason of rule 898.
    Rule898Of2,
    /// The reason of rule 899.
    Rule899Of3,
    /// The reason of rule 900.
    Rule900Of4,
    /// The reason of rule 901.
    Rule901Of5,
    /// The reason of rule 902.
    Rule902Of6,
    /// The reason of rule 903.
    Rule903Of0,
    /// The reason of rule 904.
    Rule904Of1,
    /// The reason of rule 905.
    Rule905Of2,
    /// The reason of rule 906.
    Rule906Of3,
    /// The reason of rule 907.
    Rule907Of4,
    /// The reason of rule 908.
    Rule908Of5,
    /// The reason of rule 909.
    Rule909Of6,
    /// The reason of rule 910.
    Rule910Of0,
    /// The reason of rule 911.
    Rule911Of1,
    /// The reason of rule 912.
    Rule912Of2,
    /// The reason of rule 913.
    Rule913Of3,
    /// The reason of rule 914.
    Rule914Of4,
    /// The reason of rule 915.
    Rule915Of5,
    /// The reason of rule 916.
    Rule916Of6,
    /// The reason of rule 917.
    Rule917Of0,
    /// The reason of rule 918.
    Rule918Of1,
    /// The reason of rule 919.
    Rule919Of2,
    /// The reason of rule 920.
    Rule920Of3,
    /// The reason of rule 921.
    Rule921Of4,
    /// The reason of rule 922.
    Rule922Of5,
    /// The reason of rule 923.
    Rule923Of6,
    /// The reason of rule 924.
    Rule924Of0,
    /// The reason of rule 925.
    Rule925Of1,
    /// The reason of rule 926.
    Rule926Of2,
    /// The reason of rule 927.
    Rule927Of3,
    /// The reason of rule 928.
    Rule928Of4,
    /// The reason of rule 929.
    Rule929Of5,
    /// The reason of rule 930.
    Rule930Of6,
    /// The reason of rule 931.
    Rule931Of0,
    /// The reason of rule 932.
    Rule932Of1,
    /// The reason of rule 933.
    Rule933Of2,
    /// The reason of rule 934.
    Rule934Of3,
    /// The reason of rule 935.
    Rule935Of4,
    /// The reason of rule 936.
    Rule936Of5,
    /// The reason of rule 937.
    Rule937Of6,
    /// The reason of rule 938.
    Rule938Of0,
    /// The reason of rule 939.
    Rule939Of1,
    /// The reason of rule 940.
    Rule940Of2,
    /// The reason of rule 941.
    Rule941Of3,
    /// The reason of rule 942.
    Rule942Of4,
    /// The reason of rule 943.
    Rule943Of5,
    /// The reason of rule 944.
    Rule944Of6,
    /// The reason of rule 945.
    Rule945Of0,
    /// The reason of rule 946.
    Rule946Of1,
    /// The reason of rule 947.
    Rule947Of2,
    /// The reason of rule 948.
    Rule948Of3,
    /// The reason of rule 949.
    Rule949Of4,
    /// The reason of rule 950.
    Rule950Of5,
    /// The reason of rule 951.
    Rule951Of6,
    /// The reason of rule 952.
    Rule952Of0,
    /// The reason of rule 953.
    Rule953Of1,
    /// The reason of rule 954.
    Rule954Of2,
    /// The reason of rule 955.
    Rule955Of3,
    /// The reason of rule 956.
    Rule956Of4,
    /// The reason of rule 957.
    Rule957Of5,
    /// The reason of rule 958.
    Rule958Of6,
    /// The reason of rule 959.
    Rule959Of0,
    /// The reason of rule 960.
    Rule960Of1,
    /// The reason of rule 961.
    Rule961Of2,
    /// The reason of rule 962.
    Rule962Of3,
    /// The reason of rule 963.
    Rule963Of4,
    /// The reason of rule 964.
    Rule964Of5,
    /// The reason of rule 965.
    Rule965Of6,
    /// The reason of rule 966.
    Rule966Of0,
    /// The reason of rule 967.
    Rule967Of1,
    /// The reason of rule 968.
    Rule968Of2,
    /// The reason of rule 969.
    Rule969Of3,
    /// The reason of rule 970.
    Rule970Of4,
    /// The reason of rule 971.
    Rule971Of5,
    /// The reason of rule 972.
    Rule972Of6,
    /// The reason of rule 973.
    Rule973Of0,
    /// The reason of rule 974.
    Rule974Of1,
    /// The reason of rule 975.
    Rule975Of2,
    /// The reason of rule 976.
    Rule976Of3,
    /// The reason of rule 977.
    Rule977Of4,
    /// The reason of rule 978.
    Rule978Of5,
    /// The reason of rule 979.
    Rule979Of6,
    /// The reason of rule 980.
    Rule980Of0,
    /// The reason of rule 981.
    Rule981Of1,
    /// The reason of rule 982.
    Rule982Of2,
    /// The reason of rule 983.
    Rule983Of3,
    /// The reason of rule 984.
    Rule984Of4,
    /// The reason of rule 985.
    Rule985Of5,
    /// The reason of rule 986.
    Rule986Of6,
    /// The reason of rule 987.
    Rule987Of0,
    /// The reason of rule 988.
    Rule988Of1,
    /// The reason of rule 989.
    Rule989Of2,
    /// The reason of rule 990.
    Rule990Of3,
    /// The reason of rule 991.
    Rule991Of4,
    /// The reason of rule 992.
    Rule992Of5,
    /// The reason of rule 993.
    Rule993Of6,
    /// The reason of rule 994.
    Rule994Of0,
    /// The reason of rule 995.
    Rule995Of1,
    /// The reason of rule 996.
    Rule996Of2,
    /// The reason of rule 997.
    Rule997Of3,
    /// The reason of rule 998.
    Rule998Of4,
    /// The reason of rule 999.
    Rule999Of5,
    /// The reason of rule 1000.
    Rule1000Of6,
    /// The reason of rule 1001.
    Rule1001Of0,
    /// The reason of rule 1002.
    Rule1002Of1,
    /// The reason of rule 1003.
    Rule1003Of2,
    /// The reason of rule 1004.
    Rule1004Of3,
    /// The reason of rule 1005.
    Rule1005Of4,
    /// The reason of rule 1006.
    Rule1006Of5,
    /// The reason of rule 1007.
    Rule1007Of6,
    /// The reason of rule 1008.
    Rule1008Of0,
    /// The reason of rule 1009.
    Rule1009Of1,
    /// The reason of rule 1010.
    Rule1010Of2,
    /// The reason of rule 1011.
    Rule1011Of3,
    /// The reason of rule 1012.
    Rule1012Of4,
    /// The reason of rule 1013.
    Rule1013Of5,
    /// The reason of rule 1014.
    Rule1014Of6,
    /// The reason of rule 1015.
    Rule1015Of0,
    /// The reason of rule 1016.
    Rule1016Of1,
    /// The reason of rule 1017.
    Rule1017Of2,
    /// The reason of rule 1018.
    Rule1018Of3,
    /// The reason of rule 1019.
    Rule1019Of4,
    /// The reason of rule 1020.
    Rule1020Of5,
    /// The reason of rule 1021.
    Rule1021Of6,
    /// The reason of rule 1022.
    Rule1022Of0,
    /// The reason of rule 1023.
    Rule1023Of1,
    /// The reason of rule 1024.
    Rule1024Of2,
    /// The reason of rule 1025.
    Rule1025Of3,
    /// The reason of rule 1026.
    Rule1026Of4,
    /// The reason of rule 1027.
    Rule1027Of5,
    /// The reason of rule 1028.
    Rule1028Of6,
    /// The reason of rule 1029.
    Rule1029Of0,
    /// The reason of rule 1030.
    Rule1030Of1,
    /// The reason of rule 1031.
    Rule1031Of2,
    /// The reason of rule 1032.
    Rule1032Of3,
    /// The reason of rule 1033.
    Rule1033Of4,
    /// The reason of rule 1034.
    Rule1034Of5,
    /// The reason of rule 1035.
    Rule1035Of6,
    /// The reason of rule 1036.
    Rule1036Of0,
    /// The reason of rule 1037.
    Rule1037Of1,
    /// The reason of rule 1038.
    Rule1038Of2,
    /// The reason of rule 1039.
    Rule1039Of3,
    /// The reason of rule 1040.
    Rule1040Of4,
    /// The reason of rule 1041.
    Rule1041Of5,
    /// The reason of rule 1042.
    Rule1042Of6,
    /// The reason of rule 1043.
    Rule1043Of0,
    /// The reason of rule 1044.
    Rule1044Of1,
    /// The reason of rule 1045.
    Rule1045Of2,
    /// The reason of rule 1046.
    Rule1046Of3,
    /// The reason of rule 1047.
    Rule1047Of4,
    /// The reason of rule 1048.
    Rule1048Of5,
    /// The reason of rule 1049.
    Rule1049Of6,
    /// The reason of rule 1050.
    Rule1050Of0,
    /// The reason of rule 1051.
    Rule1051Of1,
    /// The reason of rule 1052.
    Rule1052Of2,
    /// The reason of rule 1053.
    Rule1053Of3,
    /// The reason of rule 1054.
    Rule1054Of4,
    /// The reason of rule 1055.
    Rule1055Of5,
    /// The reason of rule 1056.
    Rule1056Of6,
    /// The reason of rule 1057.
    Rule1057Of0,
    /// The reason of rule 1058.
    Rule1058Of1,
    /// The reason of rule 1059.
    Rule1059Of2,
    /// The reason of rule 1060.
    Rule1060Of3,
    /// The reason of rule 1061.
    Rule1061Of4,
    /// The reason of rule 1062.
    Rule1062Of5,
    /// The reason of rule 1063.
    Rule1063Of6,
    /// The reason of rule 1064.
    Rule1064Of0,
    /// The reason of rule 1065.
    Rule1065Of1,
    /// The reason of rule 1066.
    Rule1066Of2,
    /// The reason of rule 1067.
    Rule1067Of3,
    /// The reason of rule 1068.
    Rule1068Of4,
    /// The reason of rule 1069.
    Rule1069Of5,
    /// The reason of rule 1070.
    Rule1070Of6,
    /// The reason of rule 1071.
    Rule1071Of0,
    /// The reason of rule 1072.
    Rule1072Of1,
    /// The reason of rule 1073.
    Rule1073Of2,
    /// The reason of rule 1074.
    Rule1074Of3,
    /// The reason of rule 1075.
    Rule1075Of4,
    /// The reason of rule 1076.
    Rule1076Of5,
    /// The reason of rule 1077.
    Rule1077Of6,
    /// The reason of rule 1078.
    Rule1078Of0,
    /// The reason of rule 1079.
    Rule1079Of1,
    /// The reason of rule 1080.
    Rule1080Of2,
    /// The reason of rule 1081.
    Rule1081Of3,
    /// The reason of rule 1082.
    Rule1082Of4,
    /// The reason of rule 1083.
    Rule1083Of5,
    /// The reason of rule 1084.
    Rule1084Of6,
    /// The reason of rule 1085.
    Rule1085Of0,
    /// The reason of rule 1086.
    Rule1086Of1,
    /// The reason of rule 1087.
    Rule1087Of2,
    /// The reason of rule 1088.
    Rule1088Of3,
    /// The reason of rule 1089.
    Rule1089Of4,
    /// The reason of rule 1090.
    Rule1090Of5,
    /// The reason of rule 1091.
    Rule1091Of6,
    /// The reason of rule 1092.
    Rule1092Of0,
    /// The reason of rule 1093.
    Rule1093Of1,
    /// The reason of rule 1094.
    Rule1094Of2,
    /// The reason of rule 1095.
    Rule1095Of3,
    /// The reason of rule 1096.
    Rule1096Of4,
    /// The reason of rule 1097.
    Rule1097Of5,
    /// The reason of rule 1098.
    Rule1098Of6,
    /// The reason of rule 1099.
    Rule1099Of0,
    /// The reason of rule 1100.
    Rule1100Of1,
    /// The reason of rule 1101.
    Rule1101Of2,
    /// The reason of rule 1102.
    Rule1102Of3,
    /// The reason of rule 1103.
    Rule1103Of4,
    /// The reason of rule 1104.
    Rule1104Of5,
    /// The reason of rule 1105.
    Rule1105Of6,
    /// The reason of rule 1106.
    Rule1106Of0,
    /// The reason of rule 1107.
    Rule1107Of1,
    /// The reason of rule 1108.
    Rule1108Of2,
    /// The reason of rule 1109.
    Rule1109Of3,
    /// The reason of rule 1110.
    Rule1110Of4,
    /// The reason of rule 1111.
    Rule1111Of5,
    /// The reason of rule 1112.
    Rule1112Of6,
    /// The reason of rule 1113.
    Rule1113Of0,
    /// The reason of rule 1114.
    Rule1114Of1,
    /// The reason of rule 1115.
    Rule1115Of2,
    /// The reason of rule 1116.
    Rule1116Of3,
    /// The reason of rule 1117.
    Rule1117Of4,
    /// The reason of rule 1118.
    Rule1118Of5,
    /// The reason of rule 1119.
    Rule1119Of6,
    /// The reason of rule 1120.
    Rule1120Of0,
    /// The reason of rule 1121.
    Rule1121Of1,
    /// The reason of rule 1122.
    Rule1122Of2,
    /// The reason of rule 1123.
    Rule1123Of3,
    /// The reason of rule 1124.
    Rule1124Of4,
    /// The reason of rule 1125.
    Rule1125Of5,
    /// The reason of rule 1126.
    Rule1126Of6,
    /// The reason of rule 1127.
    Rule1127Of0,
    /// The reason of rule 1128.
    Rule1128Of1,
    /// The reason of rule 1129.
    Rule1129Of2,
    /// The reason of rule 1130.
    Rule1130Of3,
    /// The reason of rule 1131.
    Rule1131Of4,
    /// The reason of rule 1132.
    Rule1132Of5,
    /// The reason of rule 1133.
    Rule1133Of6,
    /// The reason of rule 1134.
    Rule1134Of0,
    /// The reason of rule 1135.
    Rule1135Of1,
    /// The reason of rule 1136.
    Rule1136Of2,
    /// The reason of rule 1137.
    Rule1137Of3,
    /// The reason of rule 1138.
    Rule1138Of4,
    /// The reason of rule 1139.
    Rule1139Of5,
    /// The reason of rule 1140.
    Rule1140Of6,
    /// The reason of rule 1141.
    Rule1141Of0,
    /// The reason of rule 1142.
    Rule1142Of1,
    /// The reason of rule 1143.
    Rule1143Of2,
    /// The reason of rule 1144.
    Rule1144Of3,
    /// The reason of rule 1145.
    Rule1145Of4,
    /// The reason of rule 1146.
    Rule1146Of5,
    /// The reason of rule 1147.
    Rule1147Of6,
    /// The reason of rule 1148.
    Rule1148Of0,
    /// The reason of rule 1149.
    Rule1149Of1,
    /// The reason of rule 1150.
    Rule1150Of2,
    /// The reason of rule 1151.
    Rule1151Of3,
    /// The reason of rule 1152.
    Rule1152Of4,
    /// The reason of rule 1153.
    Rule1153Of5,
    /// The reason of rule 1154.
    Rule1154Of6,
    /// The reason of rule 1155.
    Rule1155Of0,
    /// The reason of rule 1156.
    Rule1156Of1,
    /// The reason of rule 1157.
    Rule1157Of2,
    /// The reason of rule 1158.
    Rule1158Of3,
    /// The reason of rule 1159.
    Rule1159Of4,
    /// The reason of rule 1160.
    Rule1160Of5,
    /// The reason of rule 1161.
    Rule1161Of6,
    /// The reason of rule 1162.
    Rule1162Of0,
    /// The reason of rule 1163.
    Rule1163Of1,
    /// The reason of rule 1164.
    Rule1164Of2,
    /// The reason of rule 1165.
    Rule1165Of3,
    /// The reason of rule 1166.
    Rule1166Of4,
    /// The reason of rule 1167.
    Rule1167Of5,
    /// The reason of rule 1168.
    Rule1168Of6,
    /// The reason of rule 1169.
    Rule1169Of0,
    /// The reason of rule 1170.
    Rule1170Of1,
    /// The reason of rule 1171.
    Rule1171Of2,
    /// The reason of rule 1172.
    Rule1172Of3,
    /// The reason of rule 1173.
    Rule1173Of4,
    /// The reason of rule 1174.
    Rule1174Of5,
    /// The reason of rule 1175.
    Rule1175Of6,
    /// The reason of rule 1176.
    Rule1176Of0,
    /// The reason of rule 1177.
    Rule1177Of1,
    /// The reason of rule 1178.
    Rule1178Of2,
    /// The reason of rule 1179.
    Rule1179Of3,
    /// The reason of rule 1180.
    Rule1180Of4,
    /// The reason of rule 1181.
    Rule1181Of5,
    /// The reason of rule 1182.
    Rule1182Of6,
    /// The reason of rule 1183.
    Rule1183Of0,
    /// The reason of rule 1184.
    Rule1184Of1,
    /// The reason of rule 1185.
    Rule1185Of2,
    /// The reason of rule 1186.
    Rule1186Of3,
    /// The reason of rule 1187.
    Rule1187Of4,
    /// The reason of rule 1188.
    Rule1188Of5,
    /// The reason of rule 1189.
    Rule1189Of6,
    /// The reason of rule 1190.
    Rule1190Of0,
    /// The reason of rule 1191.
    Rule1191Of1,
    /// The reason of rule 1192.
    Rule1192Of2,
    /// The reason of rule 1193.
    Rule1193Of3,
    /// The reason of rule 1194.
    Rule1194Of4,
    /// The reason of rule 1195.
    Rule1195Of5,
    /// The reason of rule 1196.
    Rule1196Of6,
    /// The reason of rule 1197.
    Rule1197Of0,
    /// The reason of rule 1198.
    Rule1198Of1,
    /// The reason of rule 1199.
    Rule1199Of2,
    /// The reason of rule 1200.
    Rule1200Of3,
    /// The reason of rule 1201.
    Rule1201Of4,
    /// The reason of rule 1202.
    Rule1202Of5,
    /// The reason of rule 1203.
    Rule1203Of6,
    /// The reason of rule 1204.
    Rule1204Of0,
    /// The reason of rule 1205.
    Rule1205Of1,
    /// The reason of rule 1206.
    Rule1206Of2,
    /// The reason of rule 1207.
    Rule1207Of3,
    /// The reason of rule 1208.
    Rule1208Of4,
    /// The reason of rule 1209.
    Rule1209Of5,
    /// The reason of rule 1210.
    Rule1210Of6,
    /// The reason of rule 1211.
    Rule1211Of0,
    /// The reason of rule 1212.
    Rule1212Of1,
    /// The reason of rule 1213.
    Rule1213Of2,
    /// The reason of rule 1214.
    Rule1214Of3,
    /// The reason of rule 1215.
    Rule1215Of4,
    /// The reason of rule 1216.
    Rule1216Of5,
    /// The reason of rule 1217.
    Rule1217Of6,
    /// The reason of rule 1218.
    Rule1218Of0,
    /// The reason of rule 1219.
    Rule1219Of1,
    /// The reason of rule 1220.
    Rule1220Of2,
    /// The reason of rule 1221.
    Rule1221Of3,
    /// The reason of rule 1222.
    Rule1222Of4,
    /// The reason of rule 1223.
    Rule1223Of5,
    /// The reason of rule 1224.
    Rule1224Of6,
    /// The reason of rule 1225.
    Rule1225Of0,
    /// The reason of rule 1226.
    Rule1226Of1,
    /// The reason of rule 1227.
    Rule1227Of2,
    /// The reason of rule 1228.
    Rule1228Of3,
    /// The reason of rule 1229.
    Rule1229Of4,
    /// The reason of rule 1230.
    Rule1230Of5,
    /// The reason of rule 1231.
    Rule1231Of6,
    /// The reason of rule 1232.
    Rule1232Of0,
    /// The reason of rule 1233.
    Rule1233Of1,
    /// The reason of rule 1234.
    Rule1234Of2,
    /// The reason of rule 1235.
    Rule1235Of3,
    /// The reason of rule 1236.
    Rule1236Of4,
    /// The reason of rule 1237.
    Rule1237Of5,
    /// The reason of rule 1238.
    Rule1238Of6,
    /// The reason of rule 1239.
    Rule1239Of0,
    /// The reason of rule 1240.
    Rule1240Of1,
    /// The reason of rule 1241.
    Rule1241Of2,
    /// The reason of rule 1242.
    Rule1242Of3,
    /// The reason of rule 1243.
    Rule1243Of4,
    /// The reason of rule 1244.
    Rule1244Of5,
    /// The reason of rule 1245.
    Rule1245Of6,
    /// The reason of rule 1246.
    Rule1246Of0,
    /// The reason of rule 1247.
    Rule1247Of1,
    /// The reason of rule 1248.
    Rule1248Of2,
    /// The reason of rule 1249.
    Rule1249Of3,
    /// The reason of rule 1250.
    Rule1250Of4,
    /// The reason of rule 1251.
    Rule1251Of5,
    /// The reason of rule 1252.
    Rule1252Of6,
    /// The reason of rule 1253.
    Rule1253Of0,
    /// The reason of rule 1254.
    Rule1254Of1,
    /// The reason of rule 1255.
    Rule1255Of2,
    /// The reason of rule 1256.
    Rule1256Of3,
    /// The reason of rule 1257.
    Rule1257Of4,
    /// The reason of rule 1258.
    Rule1258Of5,
    /// The reason of rule 1259.
    Rule1259Of6,
    /// The reason of rule 1260.
    Rule1260Of0,
    /// The reason of rule 1261.
    Rule1261Of1,
    /// The reason of rule 1262.
    Rule1262Of2,
    /// The reason of rule 1263.
    Rule1263Of3,
    /// The reason of rule 1264.
    Rule1264Of4,
    /// The reason of rule 1265.
    Rule1265Of5,
    /// The reason of rule 1266.
    Rule1266Of6,
    /// The reason of rule 1267.
    Rule1267Of0,
    /// The reason of rule 1268.
    Rule1268Of1,
    /// The reason of rule 1269.
    Rule1269Of2,
    /// The reason of rule 1270.
    Rule1270Of3,
    /// The reason of rule 1271.
    Rule1271Of4,
    /// The reason of rule 1272.
    Rule1272Of5,
    /// The reason of rule 1273.
    Rule1273Of6,
    /// The reason of rule 1274.
    Rule1274Of0,
    /// The reason of rule 1275.
    Rule1275Of1,
    /// The reason of rule 1276.
    Rule1276Of2,
    /// The reason of rule 1277.
    Rule1277Of3,
    /// The reason of rule 1278.
    Rule1278Of4,
    /// The reason of rule 1279.
    Rule1279Of5,
    /// The reason of rule 1280.
    Rule1280Of6,
    /// The reason of rule 1281.
    Rule1281Of0,
    /// The reason of rule 1282.
    Rule1282Of1,
    /// The reason of rule 1283.
    Rule1283Of2,
    /// The reason of rule 1284.
    Rule1284Of3,
    /// The reason of rule 1285.
    Rule1285Of4,
    /// The reason of rule 1286.
    Rule1286Of5,
    /// The reason of rule 1287.
    Rule1287Of6,
    /// The reason of rule 1288.
    Rule1288Of0,
    /// The reason of rule 1289.
    Rule1289Of1,
    /// The reason of rule 1290.
    Rule1290Of2,
    /// The reason of rule 1291.
    Rule1291Of3,
    /// The reason of rule 1292.
    Rule1292Of4,
    /// The reason of rule 1293.
    Rule1293Of5,
    /// The reason of rule 1294.
    Rule1294Of6,
    /// The reason of rule 1295.
    Rule1295Of0,
    /// The reason of rule 1296.
    Rule1296Of1,
    /// The reason of rule 1297.
    Rule1297Of2,
    /// The reason of rule 1298.
    Rule1298Of3,
    /// The reason of rule 1299.
    Rule1299Of4,
    /// The reason of rule 1300.
    Rule1300Of5,
    /// The reason of rule 1301.
    Rule1301Of6,
    /// The reason of rule 1302.
    Rule1302Of0,
    /// The reason of rule 1303.
    Rule1303Of1,
    /// The reason of rule 1304.
    Rule1304Of2,
    /// The reason of rule 1305.
    Rule1305Of3,
    /// The reason of rule 1306.
    Rule1306Of4,
    /// The reason of rule 1307.
    Rule1307Of5,
    /// The reason of rule 1308.
    Rule1308Of6,
    /// The reason of rule 1309.
    Rule1309Of0,
    /// The reason of rule 1310.
    Rule1310Of1,
    /// The reason of rule 1311.
    Rule1311Of2,
    /// The reason of rule 1312.
    Rule1312Of3,
    /// The reason of rule 1313.
    Rule1313Of4,
    /// The reason of rule 1314.
    Rule1314Of5,
    /// The reason of rule 1315.
    Rule1315Of6,
    /// The reason of rule 1316.
    Rule1316Of0,
    /// The reason of rule 1317.
    Rule1317Of1,
    /// The reason of rule 1318.
    Rule1318Of2,
    /// The reason of rule 1319.
    Rule1319Of3,
    /// The reason of rule 1320.
    Rule1320Of4,
    /// The reason of rule 1321.
    Rule1321Of5,
    /// The reason of rule 1322.
    Rule1322Of6,
    /// The reason of rule 1323.
    Rule1323Of0,
    /// The reason of rule 1324.
    Rule1324Of1,
    /// The reason of rule 1325.
    Rule1325Of2,
    /// The reason of rule 1326.
    Rule1326Of3,
    /// The reason of rule 1327.
    Rule1327Of4,
    /// The reason of rule 1328.
    Rule1328Of5,
    /// The reason of rule 1329.
    Rule1329Of6,
    /// The reason of rule 1330.
    Rule1330Of0,
    /// The reason of rule 1331.
    Rule1331Of1,
    /// The reason of rule 1332.
    Rule1332Of2,
    /// The reason of rule 1333.
    Rule1333Of3,
    /// The reason of rule 1334.
    Rule1334Of4,
    /// The reason of rule 1335.
    Rule1335Of5,
    /// The reason of rule 1336.
    Rule1336Of6,
    /// The reason of rule 1337.
    Rule1337Of0,
    /// The reason of rule 1338.
    Rule1338Of1,
    /// The reason of rule 1339.
    Rule1339Of2,
    /// The reason of rule 1340.
    Rule1340Of3,
    /// The reason of rule 1341.
    Rule1341Of4,
    /// The reason of rule 1342.
    Rule1342Of5,
    /// The reason of rule 1343.
    Rule1343Of6,
    /// The reason of rule 1344.
    Rule1344Of0,
    /// The reason of rule 1345.
    Rule1345Of1,
    /// The reason of rule 1346.
    Rule1346Of2,
    /// The reason of rule 1347.
    Rule1347Of3,
    /// The reason of rule 1348.
    Rule1348Of4,
    /// The reason of rule 1349.
    Rule1349Of5,
    /// The reason of rule 1350.
    Rule1350Of6,
    /// The reason of rule 1351.
    Rule1351Of0,
    /// The reason of rule 1352.
    Rule1352Of1,
    /// The reason of rule 1353.
    Rule1353Of2,
    /// The reason of rule 1354.
    Rule1354Of3,
    /// The reason of rule 1355.
    Rule1355Of4,
    /// The reason of rule 1356.
    Rule1356Of5,
    /// The reason of rule 1357.
    Rule1357Of6,
    /// The reason of rule 1358.
    Rule1358Of0,
    /// The reason of rule 1359.
    Rule1359Of1,
    /// The reason of rule 1360.
    Rule1360Of2,
    /// The reason of rule 1361.
    Rule1361Of3,
    /// The reason of rule 1362.
    Rule1362Of4,
    /// The reason of rule 1363.
    Rule1363Of5,
    /// The reason of rule 1364.
    Rule1364Of6,
    /// The reason of rule 1365.
    Rule1365Of0,
    /// The reason of rule 1366.
    Rule1366Of1,
    /// The reason of rule 1367.
    Rule1367Of2,
    /// The reason of rule 1368.
    Rule1368Of3,
    /// The reason of rule 1369.
    Rule1369Of4,
    /// The reason of rule 1370.
    Rule1370Of5,
    /// The reason of rule 1371.
    Rule1371Of6,
    /// The reason of rule 1372.
    Rule1372Of0,
    /// The reason of rule 1373.
    Rule1373Of1,
    /// The reason of rule 1374.
    Rule1374Of2,
    /// The reason of rule 1375.
    Rule1375Of3,
    /// The reason of rule 1376.
    Rule1376Of4,
    /// The reason of rule 1377.
    Rule1377Of5,
    /// The reason of rule 1378.
    Rule1378Of6,
    /// The reason of rule 1379.
    Rule1379Of0,
    /// The reason of rule 1380.
    Rule1380Of1,
    /// The reason of rule 1381.
    Rule1381Of2,
    /// The reason of rule 1382.
    Rule1382Of3,
    /// The reason of rule 1383.
    Rule1383Of4,
    /// The reason of rule 1384.
    Rule1384Of5,
    /// The reason of rule 1385.
    Rule1385Of6,
    /// The reason of rule 1386.
    Rule1386Of0,
    /// The reason of rule 1387.
    Rule1387Of1,
    /// The reason of rule 1388.
    Rule1388Of2,
    /// The reason of rule 1389.
    Rule1389Of3,
    /// The reason of rule 1390.
    Rule1390Of4,
    /// The reason of rule 1391.
    Rule1391Of5,
    /// The reason of rule 1392.
    Rule1392Of6,
    /// The reason of rule 1393.
    Rule1393Of0,
    /// The reason of rule 1394.
    Rule1394Of1,
    /// The reason of rule 1395.
    Rule1395Of2,
    /// The reason of rule 1396.
    Rule1396Of3,
    /// The reason of rule 1397.
    Rule1397Of4,
    /// The reason of rule 1398.
    Rule1398Of5,
    /// The reason of rule 1399.
    Rule1399Of6,
    /// The reason of rule 1400.
    Rule1400Of0,
    /// The reason of rule 1401.
    Rule1401Of1,
    /// The reason of rule 1402.
    Rule1402Of2,
    /// The reason of rule 1403.
    Rule1403Of3,
    /// The reason of rule 1404.
    Rule1404Of4,
    /// The reason of rule 1405.
    Rule1405Of5,
    /// The reason of rule 1406.
    Rule1406Of6,
    /// The reason of rule 1407.
    Rule1407Of0,
    /// The reason of rule 1408.
    Rule1408Of1,
    /// The reason of rule 1409.
    Rule1409Of2,
    /// The reason of rule 1410.
    Rule1410Of3,
    /// The reason of rule 1411.
    Rule1411Of4,
    /// The reason of rule 1412.
    Rule1412Of5,
    /// The reason of rule 1413.
    Rule1413Of6,
    /// The reason of rule 1414.
    Rule1414Of0,
    /// The reason of rule 1415.
    Rule1415Of1,
    /// The reason of rule 1416.
    Rule1416Of2,
    /// The reason of rule 1417.
    Rule1417Of3,
    /// The reason of rule 1418.
    Rule1418Of4,
    /// The reason of rule 1419.
    Rule1419Of5,
    /// The reason of rule 1420.
    Rule1420Of6,
    /// The reason of rule 1421.
    Rule1421Of0,
    /// The reason of rule 1422.
    Rule1422Of1,
    /// The reason of rule 1423.
    Rule1423Of2,
    /// The reason of rule 1424.
    Rule1424Of3,
    /// The reason of rule 1425.
    Rule1425Of4,
    /// The reason of rule 1426.
    Rule1426Of5,
    /// The reason of rule 1427.
    Rule1427Of6,
    /// The reason of rule 1428.
    Rule1428Of0,
    /// The reason of rule 1429.
    Rule1429Of1,
    /// The reason of rule 1430.
    Rule1430Of2,
    /// The reason of rule 1431.
    Rule1431Of3,
    /// The reason of rule 1432.
    Rule1432Of4,
    /// The reason of rule 1433.
    Rule1433Of5,
    /// The reason of rule 1434.
    Rule1434Of6,
    /// The reason of rule 1435.
    Rule1435Of0,
    /// The reason of rule 1436.
    Rule1436Of1,
    /// The reason of rule 1437.
    Rule1437Of2,
    /// The reason of rule 1438.
    Rule1438Of3,
    /// The reason of rule 1439.
    Rule1439Of4,
    /// The reason of rule 1440.
    Rule1440Of5,
    /// The reason of rule 1441.
    Rule1441Of6,
    /// The reason of rule 1442.
    Rule1442Of0,
    /// The reason of rule 1443.
    Rule1443Of1,
    /// The reason of rule 1444.
    Rule1444Of2,
    /// The reason of rule 1445.
    Rule1445Of3,
    /// The reason of rule 1446.
    Rule1446Of4,
    /// The reason of rule 1447.
    Rule1447Of5,
    /// The reason of rule 1448.
    Rule1448Of6,
    /// The reason of rule 1449.
    Rule1449Of0,
    /// The reason of rule 1450.
    Rule1450Of1,
    /// The reason of rule 1451.
    Rule1451Of2,
    /// The reason of rule 1452.
    Rule1452Of3,
    /// The reason of rule 1453.
    Rule1453Of4,
    /// The reason of rule 1454.
    Rule1454Of5,
    /// The reason of rule 1455.
    Rule1455Of6,
    /// The reason of rule 1456.
    Rule1456Of0,
    /// The reason of rule 1457.
    Rule1457Of1,
    /// The reason of rule 1458.
    Rule1458Of2,
    /// The reason of rule 1459.
    Rule1459Of3,
    /// The reason of rule 1460.
    Rule1460Of4,
    /// The reason of rule 1461.
    Rule1461Of5,
    /// The reason of rule 1462.
    Rule1462Of6,
    /// The reason of rule 1463.
    Rule1463Of0,
    /// The reason of rule 1464.
    Rule1464Of1,
    /// The reason of rule 1465.
    Rule1465Of2,
    /// The reason of rule 1466.
    Rule1466Of3,
    /// The reason of rule 1467.
    Rule1467Of4,
    /// The reason of rule 1468.
    Rule1468Of5,
    /// The reason of rule 1469.
    Rule1469Of6,
    /// The reason of rule 1470.
    Rule1470Of0,
    /// The reason of rule 1471.
    Rule1471Of1,
    /// The reason of rule 1472.
    Rule1472Of2,
    /// The reason of rule 1473.
    Rule1473Of3,
    /// The reason of rule 1474.
    Rule1474Of4,
    /// The reason of rule 1475.
    Rule1475Of5,
    /// The reason of rule 1476.
    Rule1476Of6,
    /// The reason of rule 1477.
    Rule1477Of0,
    /// The reason of rule 1478.
    Rule1478Of1,
    /// The reason of rule 1479.
    Rule1479Of2,
    /// The reason of rule 1480.
    Rule1480Of3,
    /// The reason of rule 1481.
    Rule1481Of4,
    /// The reason of rule 1482.
    Rule1482Of5,
    /// The reason of rule 1483.
    Rule1483Of6,
    /// The reason of rule 1484.
    Rule1484Of0,
    /// The reason of rule 1485.
    Rule1485Of1,
    /// The reason of rule 1486.
    Rule1486Of2,
    /// The reason of rule 1487.
    Rule1487Of3,
    /// The reason of rule 1488.
    Rule1488Of4,
    /// The reason of rule 1489.
    Rule1489Of5,
    /// The reason of rule 1490.
    Rule1490Of6,
    /// The reason of rule 1491.
    Rule1491Of0,
    /// The reason of rule 1492.
    Rule1492Of1,
    /// The reason of rule 1493.
    Rule1493Of2,
    /// The reason of rule 1494.
    Rule1494Of3,
    /// The reason of rule 1495.
    Rule1495Of4,
    /// The reason of rule 1496.
    Rule1496Of5,
    /// The reason of rule 1497.
    Rule1497Of6,
    /// The reason of rule 1498.
    Rule1498Of0,
    /// The reason of rule 1499.
    Rule1499Of1,
    /// The reason of rule 1500.
    Rule1500Of2,
    /// The reason of rule 1501.
    Rule1501Of3,
    /// The reason of rule 1502.
    Rule1502Of4,
    /// The reason of rule 1503.
    Rule1503Of5,
    /// The reason of rule 1504.
    Rule1504Of6,
    /// The reason of rule 1505.
    Rule1505Of0,
    /// The reason of rule 1506.
    Rule1506Of1,
    /// The reason of rule 1507.
    Rule1507Of2,
    /// The reason of rule 1508.
    Rule1508Of3,
    /// The reason of rule 1509.
    Rule1509Of4,
    /// The reason of rule 1510.
    Rule1510Of5,
    /// The reason of rule 1511.
    Rule1511Of6,
    /// The reason of rule 1512.
    Rule1512Of0,
    /// The reason of rule 1513.
    Rule1513Of1,
    /// The reason of rule 1514.
    Rule1514Of2,
    /// The reason of rule 1515.
    Rule1515Of3,
    /// The reason of rule 1516.
    Rule1516Of4,
    /// The reason of rule 1517.
    Rule1517Of5,
    /// The reason of rule 1518.
    Rule1518Of6,
    /// The reason of rule 1519.
    Rule1519Of0,
    /// The reason of rule 1520.
    Rule1520Of1,
    /// The reason of rule 1521.
    Rule1521Of2,
    /// The reason of rule 1522.
    Rule1522Of3,
    /// The reason of rule 1523.
    Rule1523Of4,
    /// The reason of rule 1524.
    Rule1524Of5,
    /// The reason of rule 1525.
    Rule1525Of6,
    /// The reason of rule 1526.
    Rule1526Of0,
    /// The reason of rule 1527.
    Rule1527Of1,
    /// The reason of rule 1528.
    Rule1528Of2,
    /// The reason of rule 1529.
    Rule1529Of3,
    /// The reason of rule 1530.
    Rule1530Of4,
    /// The reason of rule 1531.
    Rule1531Of5,
    /// The reason of rule 1532.
    Rule1532Of6,
    /// The reason of rule 1533.
    Rule1533Of0,
    /// The reason of rule 1534.
    Rule1534Of1,
    /// The reason of rule 1535.
    Rule1535Of2,
    /// The reason of rule 1536.
    Rule1536Of3,
    /// The reason of rule 1537.
    Rule1537Of4,
    /// The reason of rule 1538.
    Rule1538Of5,
    /// The reason of rule 1539.
    Rule1539Of6,
    /// The reason of rule 1540.
    Rule1540Of0,
    /// The reason of rule 1541.
    Rule1541Of1,
    /// The reason of rule 1542.
    Rule1542Of2,
    /// The reason of rule 1543.
    Rule1543Of3,
    /// The reason of rule 1544.
    Rule1544Of4,
    /// The reason of rule 1545.
    Rule1545Of5,
    /// The reason of rule 1546.
    Rule1546Of6,
    /// The reason of rule 1547.
    Rule1547Of0,
    /// The reason of rule 1548.
    Rule1548Of1,
    /// The reason of rule 1549.
    Rule1549Of2,
    /// The reason of rule 1550.
    Rule1550Of3,
    /// The reason of rule 1551.
    Rule1551Of4,
    /// The reason of rule 1552.
    Rule1552Of5,
    /// The reason of rule 1553.
    Rule1553Of6,
    /// The reason of rule 1554.
    Rule1554Of0,
    /// The reason of rule 1555.
    Rule1555Of1,
    /// The reason of rule 1556.
    Rule1556Of2,
    /// The reason of rule 1557.
    Rule1557Of3,
    /// The reason of rule 1558.
    Rule1558Of4,
    /// The reason of rule 1559.
    Rule1559Of5,
    /// The reason of rule 1560.
    Rule1560Of6,
    /// The reason of rule 1561.
    Rule1561Of0,
    /// The reason of rule 1562.
    Rule1562Of1,
    /// The reason of rule 1563.
    Rule1563Of2,
    /// The reason of rule 1564.
    Rule1564Of3,
    /// The reason of rule 1565.
    Rule1565Of4,
    /// The reason of rule 1566.
    Rule1566Of5,
    /// The reason of rule 1567.
    Rule1567Of6,
    /// The reason of rule 1568.
    Rule1568Of0,
    /// The reason of rule 1569.
    Rule1569Of1,
    /// The reason of rule 1570.
    Rule1570Of2,
    /// The reason of rule 1571.
    Rule1571Of3,
    /// The reason of rule 1572.
    Rule1572Of4,
    /// The reason of rule 1573.
    Rule1573Of5,
    /// The reason of rule 1574.
    Rule1574Of6,
    /// The reason of rule 1575.
    Rule1575Of0,
    /// The reason of rule 1576.
    Rule1576Of1,
    /// The reason of rule 1577.
    Rule1577Of2,
    /// The reason of rule 1578.
    Rule1578Of3,
    /// The reason of rule 1579.
    Rule1579Of4,
    /// The reason of rule 1580.
    Rule1580Of5,
    /// The reason of rule 1581.
    Rule1581Of6,
    /// The reason of rule 1582.
    Rule1582Of0,
    /// The reason of rule 1583.
    Rule1583Of1,
    /// The reason of rule 1584.
    Rule1584Of2,
    /// The reason of rule 1585.
    Rule1585Of3,
    /// The reason of rule 1586.
    Rule1586Of4,
    /// The reason of rule 1587.
    Rule1587Of5,
    /// The reason of rule 1588.
    Rule1588Of6,
    /// The reason of rule 1589.
    Rule1589Of0,
    /// The reason of rule 1590.
    Rule1590Of1,
    /// The reason of rule 1591.
    Rule1591Of2,
    /// The reason of rule 1592.
    Rule1592Of3,
    /// The reason of rule 1593.
    Rule1593Of4,
    /// The reason of rule 1594.
    Rule1594Of5,
    /// The reason of rule 1595.
    Rule1595Of6,
    /// The reason of rule 1596.
    Rule1596Of0,
    /// The reason of rule 1597.
    Rule1597Of1,
    /// The reason of rule 1598.
    Rule1598Of2,
    /// The reason of rule 1599.
    Rule1599Of3,
    /// The reason of rule 1600.
    Rule1600Of4,
    /// The reason of rule 1601.
    Rule1601Of5,
    /// The reason of rule 1602.
    Rule1602Of6,
    /// The reason of rule 1603.
    Rule1603Of0,
    /// The reason of rule 1604.
    Rule1604Of1,
    /// The reason of rule 1605.
    Rule1605Of2,
    /// The reason of rule 1606.
    Rule1606Of3,
    /// The reason of rule 1607.
    Rule1607Of4,
    /// The reason of rule 1608.
    Rule1608Of5,
    /// The reason of rule 1609.
    Rule1609Of6,
    /// The reason of rule 1610.
    Rule1610Of0,
    /// The reason of rule 1611.
    Rule1611Of1,
    /// The reason of rule 1612.
    Rule1612Of2,
    /// The reason of rule 1613.
    Rule1613Of3,
    /// The reason of rule 1614.
    Rule1614Of4,
    /// The reason of rule 1615.
    Rule1615Of5,
    /// The reason of rule 1616.
    Rule1616Of6,
    /// The reason of rule 1617.
    Rule1617Of0,
    /// The reason of rule 1618.
    Rule1618Of1,
    /// The reason of rule 1619.
    Rule1619Of2,
    /// The reason of rule 1620.
    Rule1620Of3,
    /// The reason of rule 1621.
    Rule1621Of4,
    /// The reason of rule 1622.
    Rule1622Of5,
    /// The reason of rule 1623.
    Rule1623Of6,
    /// The reason of rule 1624.
    Rule1624Of0,
    /// The reason of rule 1625.
    Rule1625Of1,
    /// The reason of rule 1626.
    Rule1626Of2,
    /// The reason of rule 1627.
    Rule1627Of3,
    /// The reason of rule 1628.
    Rule1628Of4,
    /// The reason of rule 1629.
    Rule1629Of5,
    /// The reason of rule 1630.
    Rule1630Of6,
    /// The reason of rule 1631.
    Rule1631Of0,
    /// The reason of rule 1632.
    Rule1632Of1,
    /// The reason of rule 1633.
    Rule1633Of2,
    /// The reason of rule 1634.
    Rule1634Of3,
    /// The reason of rule 1635.
    Rule1635Of4,
    /// The reason of rule 1636.
    Rule1636Of5,
    /// The reason of rule 1637.
    Rule1637Of6,
    /// The reason of rule 1638.
    Rule1638Of0,
    /// The reason of rule 1639.
    Rule1639Of1,
    /// The reason of rule 1640.
    Rule1640Of2,
    /// The reason of rule 1641.
    Rule1641Of3,
    /// The reason of rule 1642.
    Rule1642Of4,
    /// The reason of rule 1643.
    Rule1643Of5,
    /// The reason of rule 1644.
    Rule1644Of6,
    /// The reason of rule 1645.
    Rule1645Of0,
    /// The reason of rule 1646.
    Rule1646Of1,
    /// The reason of rule 1647.
    Rule1647Of2,
    /// The reason of rule 1648.
    Rule1648Of3,
    /// The reason of rule 1649.
    Rule1649Of4,
    /// The reason of rule 1650.
    Rule1650Of5,
    /// The reason of rule 1651.
    Rule1651Of6,
    /// The reason of rule 1652.
    Rule1652Of0,
    /// The reason of rule 1653.
    Rule1653Of1,
    /// The reason of rule 1654.
    Rule1654Of2,
    /// The reason of rule 1655.
    Rule1655Of3,
    /// The reason of rule 1656.
    Rule1656Of4,
    /// The reason of rule 1657.
    Rule1657Of5,
    /// The reason of rule 1658.
    Rule1658Of6,
    /// The reason of rule 1659.
    Rule1659Of0,
    /// The reason of rule 1660.
    Rule1660Of1,
    /// The reason of rule 1661.
    Rule1661Of2,
    /// The reason of rule 1662.
    Rule1662Of3,
    /// The reason of rule 1663.
    Rule1663Of4,
    /// The reason of rule 1664.
    Rule1664Of5,
    /// The reason of rule 1665.
    Rule1665Of6,
    /// The reason of rule 1666.
    Rule1666Of0,
    /// The reason of rule 1667.
    Rule1667Of1,
    /// The reason of rule 1668.
    Rule1668Of2,
    /// The reason of rule 1669.
    Rule1669Of3,
    /// The reason of rule 1670.
    Rule1670Of4,
    /// The reason of rule 1671.
    Rule1671Of5,
    /// The reason of rule 1672.
    Rule1672Of6,
    /// The reason of rule 1673.
    Rule1673Of0,
    /// The reason of rule 1674.
    Rule1674Of1,
    /// The reason of rule 1675.
    Rule1675Of2,
    /// The reason of rule 1676.
    Rule1676Of3,
    /// The reason of rule 1677.
    Rule1677Of4,
    /// The reason of rule 1678.
    Rule1678Of5,
    /// The reason of rule 1679.
    Rule1679Of6,
    /// The reason of rule 1680.
    Rule1680Of0,
    /// The reason of rule 1681.
    Rule1681Of1,
    /// The reason of rule 1682.
    Rule1682Of2,
    /// The reason of rule 1683.
    Rule1683Of3,
    /// The reason of rule 1684.
    Rule1684Of4,
    /// The reason of rule 1685.
    Rule1685Of5,
    /// The reason of rule 1686.
    Rule1686Of6,
    /// The reason of rule 1687.
    Rule1687Of0,
    /// The reason of rule 1688.
    Rule1688Of1,
    /// The reason of rule 1689.
    Rule1689Of2,
    /// The reason of rule 1690.
    Rule1690Of3,
    /// The reason of rule 1691.
    Rule1691Of4,
    /// The reason of rule 1692.
    Rule1692Of5,
    /// The reason of rule 1693.
    Rule1693Of6,
    /// The reason of rule 1694.
    Rule1694Of0,
    /// The reason of rule 1695.
    Rule1695Of1,
    /// The reason of rule 1696.
    Rule1696Of2,
    /// The reason of rule 1697.
    Rule1697Of3,
    /// The reason of rule 1698.
    Rule1698Of4,
    /// The reason of rule 1699.
    Rule1699Of5,
    /// The reason of rule 1700.
    Rule1700Of6,
    /// The reason of rule 1701.
    Rule1701Of0,
    /// The reason of rule 1702.
    Rule1702Of1,
    /// The reason of rule 1703.
    Rule1703Of2,
    /// The reason of rule 1704.
    Rule1704Of3,
    /// The reason of rule 1705.
    Rule1705Of4,
    /// The reason of rule 1706.
    Rule1706Of5,
    /// The reason of rule 1707.
    Rule1707Of6,
    /// The reason of rule 1708.
    Rule1708Of0,
    /// The reason of rule 1709.
    Rule1709Of1,
    /// The reason of rule 1710.
    Rule1710Of2,
    /// The reason of rule 1711.
    Rule1711Of3,
    /// The reason of rule 1712.
    Rule1712Of4,
    /// The reason of rule 1713.
    Rule1713Of5,
    /// The reason of rule 1714.
    Rule1714Of6,
    /// The reason of rule 1715.
    Rule1715Of0,
    /// The reason of rule 1716.
    Rule1716Of1,
    /// The reason of rule 1717.
    Rule1717Of2,
    /// The reason of rule 1718.
    Rule1718Of3,
    /// The reason of rule 1719.
    Rule1719Of4,
    /// The reason of rule 1720.
    Rule1720Of5,
    /// The reason of rule 1721.
    Rule1721Of6,
    /// The reason of rule 1722.
    Rule1722Of0,
    /// The reason of rule 1723.
    Rule1723Of1,
    /// The reason of rule 1724.
    Rule1724Of2,
    /// The reason of rule 1725.
    Rule1725Of3,
    /// The reason of rule 1726.
    Rule1726Of4,
    /// The reason of rule 1727.
    Rule1727Of5,
    /// The reason of rule 1728.
    Rule1728Of6,
    /// The reason of rule 1729.
    Rule1729Of0,
    /// The reason of rule 1730.
    Rule1730Of1,
    /// The reason of rule 1731.
    Rule1731Of2,
    /// The reason of rule 1732.
    Rule1732Of3,
    /// The reason of rule 1733.
    Rule1733Of4,
    /// The reason of rule 1734.
    Rule1734Of5,
    /// The reason of rule 1735.
    Rule1735Of6,
    /// The reason of rule 1736.
    Rule1736Of0,
    /// The reason of rule 1737.
    Rule1737Of1,
    /// The reason of rule 1738.
    Rule1738Of2,
    /// The reason of rule 1739.
    Rule1739Of3,
    /// The reason of rule 1740.
    Rule1740Of4,
    /// The reason of rule 1741.
    Rule1741Of5,
    /// The reason of rule 1742.
    Rule1742Of6,
    /// The reason of rule 1743.
    Rule1743Of0,
    /// The reason of rule 1744.
    Rule1744Of1,
    /// The reason of rule 1745.
    Rule1745Of2,
    /// The reason of rule 1746.
    Rule1746Of3,
    /// The reason of rule 1747.
    Rule1747Of4,
    /// The reason of rule 1748.
    Rule1748Of5,
    /// The reason of rule 1749.
    Rule1749Of6,
    /// The reason of rule 1750.
    Rule1750Of0,
    /// The reason of rule 1751.
    Rule1751Of1,
    /// The reason of rule 1752.
    Rule1752Of2,
    /// The reason of rule 1753.
    Rule1753Of3,
    /// The reason of rule 1754.
    Rule1754Of4,
    /// The reason of rule 1755.
    Rule1755Of5,
    /// The reason of rule 1756.
    Rule1756Of6,
    /// The reason of rule 1757.
    Rule1757Of0,
    /// The reason of rule 1758.
    Rule1758Of1,
    /// The reason of rule 1759.
    Rule1759Of2,
    /// The reason of rule 1760.
    Rule1760Of3,
    /// The reason of rule 1761.
    Rule1761Of4,
    /// The reason of rule 1762.
    Rule1762Of5,
    /// The reason of rule 1763.
    Rule1763Of6,
    /// The reason of rule 1764.
    Rule1764Of0,
    /// The reason of rule 1765.
    Rule1765Of1,
    /// The reason of rule 1766.
    Rule1766Of2,
    /// The reason of rule 1767.
    Rule1767Of3,
    /// The reason of rule 1768.
    Rule1768Of4,
    /// The reason of rule 1769.
    Rule1769Of5,
    /// The reason of rule 1770.
    Rule1770Of6,
    /// The reason of rule 1771.
    Rule1771Of0,
    /// The reason of rule 1772.
    Rule1772Of1,
    /// The reason of rule 1773.
    Rule1773Of2,
    /// The reason of rule 1774.
    Rule1774Of3,
    /// The reason of rule 1775.
    Rule1775Of4,
    /// The reason of rule 1776.
    Rule1776Of5,
    /// The reason of rule 1777.
    Rule1777Of6,
    /// The reason of rule 1778.
    Rule1778Of0,
    /// The reason of rule 1779.
    Rule1779Of1,
    /// The reason of rule 1780.
    Rule1780Of2,
    /// The reason of rule 1781.
    Rule1781Of3,
    /// The reason of rule 1782.
    Rule1782Of4,
    /// The reason of rule 1783.
    Rule1783Of5,
    /// The reason of rule 1784.
    Rule1784Of6,
    /// The reason of rule 1785.
    Rule1785Of0,
    /// The reason of rule 1786.
    Rule1786Of1,
    /// The reason of rule 1787.
    Rule1787Of2,
    /// The reason of rule 1788.
    Rule1788Of3,
    /// The reason of rule 1789.
    Rule1789Of4,
    /// The reason of rule 1790.
    Rule1790Of5,
    /// The reason of rule 1791.
    Rule1791Of6,
    /// The reason of rule 1792.
    Rule1792Of0,
    /// The reason of rule 1793.
    Rule1793Of1,
    /// The reason of rule 1794.
    Rule1794Of2,
    /// The reason of rule 1795.
    Rule1795Of3,
    /// The reason of rule 1796.
    Rule1796Of4,
    /// The reason of rule 1797.
    Rule1797Of5,
    /// The reason of rule 1798.
    Rule1798Of6,
    /// The reason of rule 1799.
    Rule1799Of0,
    /// The reason of rule 1800.
    Rule1800Of1,
    /// The reason of rule 1801.
    Rule1801Of2,
    /// The reason of rule 1802.
    Rule1802Of3,
    /// The reason of rule 1803.
    Rule1803Of4,
    /// The reason of rule 1804.
    Rule1804Of5,
    /// The reason of rule 1805.
    Rule1805Of6,
    /// The reason of rule 1806.
    Rule1806Of0,
    /// The reason of rule 1807.
    Rule1807Of1,
    /// The reason of rule 1808.
    Rule1808Of2,
    /// The reason of rule 1809.
    Rule1809Of3,
    /// The reason of rule 1810.
    Rule1810Of4,
    /// The reason of rule 1811.
    Rule1811Of5,
    /// The reason of rule 1812.
    Rule1812Of6,
    /// The reason of rule 1813.
    Rule1813Of0,
    /// The reason of rule 1814.
    Rule1814Of1,
    /// The reason of rule 1815.
    Rule1815Of2,
    /// The reason of rule 1816.
    Rule1816Of3,
    /// The reason of rule 1817.
    Rule1817Of4,
    /// The reason of rule 1818.
    Rule1818Of5,
    /// The reason of rule 1819.
    Rule1819Of6,
    /// The reason of rule 1820.
    Rule1820Of0,
    /// The reason of rule 1821.
    Rule1821Of1,
    /// The reason of rule 1822.
    Rule1822Of2,
    /// The reason of rule 1823.
    Rule1823Of3,
    /// The reason of rule 1824.
    Rule1824Of4,
    /// The reason of rule 1825.
    Rule1825Of5,
    /// The reason of rule 1826.
    Rule1826Of6,
    /// The reason of rule 1827.
    Rule1827Of0,
    /// The reason of rule 1828.
    Rule1828Of1,
    /// The reason of rule 1829.
    Rule1829Of2,
    /// The reason of rule 1830.
    Rule1830Of3,
    /// The reason of rule 1831.
    Rule1831Of4,
    /// The reason of rule 1832.
    Rule1832Of5,
    /// The reason of rule 1833.
    Rule1833Of6,
    /// The reason of rule 1834.
    Rule1834Of0,
    /// The reason of rule 1835.
    Rule1835Of1,
    /// The reason of rule 1836.
    Rule1836Of2,
    /// The reason of rule 1837.
    Rule1837Of3,
    /// The reason of rule 1838.
    Rule1838Of4,
    /// The reason of rule 1839.
    Rule1839Of5,
    /// The reason of rule 1840.
    Rule1840Of6,
    /// The reason of rule 1841.
    Rule1841Of0,
    /// The reason of rule 1842.
    Rule1842Of1,
    /// The reason of rule 1843.
    Rule1843Of2,
    /// The reason of rule 1844.
    Rule1844Of3,
    /// The reason of rule 1845.
    Rule1845Of4,
    /// The reason of rule 1846.
    Rule1846Of5,
    /// The reason of rule 1847.
    Rule1847Of6,
    /// The reason of rule 1848.
    Rule1848Of0,
    /// The reason of rule 1849.
    Rule1849Of1,
    /// The reason of rule 1850.
    Rule1850Of2,
    /// The reason of rule 1851.
    Rule1851Of3,
    /// The reason of rule 1852.
    Rule1852Of4,
    /// The reason of rule 1853.
    Rule1853Of5,
    /// The reason of rule 1854.
    Rule1854Of6,
    /// The reason of rule 1855.
    Rule1855Of0,
    /// The reason of rule 1856.
    Rule1856Of1,
    /// The reason of rule 1857.
    Rule1857Of2,
    /// The reason of rule 1858.
    Rule1858Of3,
    /// The reason of rule 1859.
    Rule1859Of4,
    /// The reason of rule 1860.
    Rule1860Of5,
    /// The reason of rule 1861.
    Rule1861Of6,
    /// The reason of rule 1862.
    Rule1862Of0,
    /// The reason of rule 1863.
    Rule1863Of1,
    /// The reason of rule 1864.
    Rule1864Of2,
    /// The reason of rule 1865.
    Rule1865Of3,
    /// The reason of rule 1866.
    Rule1866Of4,
    /// The reason of rule 1867.
    Rule1867Of5,
    /// The reason of rule 1868.
    Rule1868Of6,
    /// The reason of rule 1869.
    Rule1869Of0,
    /// The reason of rule 1870.
    Rule1870Of1,
    /// The reason of rule 1871.
    Rule1871Of2,
    /// The reason of rule 1872.
    Rule1872Of3,
    /// The reason of rule 1873.
    Rule1873Of4,
    /// The reason of rule 1874.
    Rule1874Of5,
    /// The reason of rule 1875.
    Rule1875Of6,
    /// The reason of rule 1876.
    Rule1876Of0,
    /// The reason of rule 1877.
    Rule1877Of1,
    /// The reason of rule 1878.
    Rule1878Of2,
    /// The reason of rule 1879.
    Rule1879Of3,
    /// The reason of rule 1880.
    Rule1880Of4,
    /// The reason of rule 1881.
    Rule1881Of5,
    /// The reason of rule 1882.
    Rule1882Of6,
    /// The reason of rule 1883.
    Rule1883Of0,
    /// The reason of rule 1884.
    Rule1884Of1,
    /// The reason of rule 1885.
    Rule1885Of2,
    /// The reason of rule 1886.
    Rule1886Of3,
    /// The reason of rule 1887.
    Rule1887Of4,
    /// The reason of rule 1888.
    Rule1888Of5,
    /// The reason of rule 1889.
    Rule1889Of6,
    /// The reason of rule 1890.
    Rule1890Of0,
    /// The reason of rule 1891.
    Rule1891Of1,
    /// The reason of rule 1892.
    Rule1892Of2,
    /// The reason of rule 1893.
    Rule1893Of3,
    /// The reason of rule 1894.
    Rule1894Of4,
    /// The reason of rule 1895.
    Rule1895Of5,
    /// The reason of rule 1896.
    Rule1896Of6,
    /// The reason of rule 1897.
    Rule1897Of0,
    /// The reason of rule 1898.
    Rule1898Of1,
    /// The reason of rule 1899.
    Rule1899Of2,
    /// The reason of rule 1900.
    Rule1900Of3,
    /// The reason of rule 1901.
    Rule1901Of4,
    /// The reason of rule 1902.
    Rule1902Of5,
    /// The reason of rule 1903.
    Rule1903Of6,
    /// The reason of rule 1904.
    Rule1904Of0,
    /// The reason of rule 1905.
    Rule1905Of1,
    /// The reason of rule 1906.
    Rule1906Of2,
    /// The reason of rule 1907.
    Rule1907Of3,
    /// The reason of rule 1908.
    Rule1908Of4,
    /// The reason of rule 1909.
    Rule1909Of5,
    /// The reason of rule 1910.
    Rule1910Of6,
    /// The reason of rule 1911.
    Rule1911Of0,
    /// The reason of rule 1912.
    Rule1912Of1,
    /// The reason of rule 1913.
    Rule1913Of2,
    /// The reason of rule 1914.
    Rule1914Of3,
    /// The reason of rule 1915.
    Rule1915Of4,
    /// The reason of rule 1916.
    Rule1916Of5,
    /// The reason of rule 1917.
    Rule1917Of6,
    /// The reason of rule 1918.
    Rule1918Of0,
    /// The reason of rule 1919.
    Rule1919Of1,
    /// The reason of rule 1920.
    Rule1920Of2,
    /// The reason of rule 1921.
    Rule1921Of3,
    /// The reason of rule 1922.
    Rule1922Of4,
    /// The reason of rule 1923.
    Rule1923Of5,
    /// The reason of rule 1924.
    Rule1924Of6,
    /// The reason of rule 1925.
    Rule1925Of0,
    /// The reason of rule 1926.
    Rule1926Of1,
    /// The reason of rule 1927.
    Rule1927Of2,
    /// The reason of rule 1928.
    Rule1928Of3,
    /// The reason of rule 1929.
    Rule1929Of4,
    /// The reason of rule 1930.
    Rule1930Of5,
    /// The reason of rule 1931.
    Rule1931Of6,
    /// The reason of rule 1932.
    Rule1932Of0,
    /// The reason of rule 1933.
    Rule1933Of1,
    /// The reason of rule 1934.
    Rule1934Of2,
    /// The reason of rule 1935.
    Rule1935Of3,
    /// The reason of rule 1936.
    Rule1936Of4,
    /// The reason of rule 1937.
    Rule1937Of5,
    /// The reason of rule 1938.
    Rule1938Of6,
    /// The reason of rule 1939.
    Rule1939Of0,
    /// The reason of rule 1940.
    Rule1940Of1,
    /// The reason of rule 1941.
    Rule1941Of2,
    /// The reason of rule 1942.
    Rule1942Of3,
    /// The reason of rule 1943.
    Rule1943Of4,
    /// The reason of rule 1944.
    Rule1944Of5,
    /// The reason of rule 1945.
    Rule1945Of6,
    /// The reason of rule 1946.
    Rule1946Of0,
    /// The reason of rule 1947.
    Rule1947Of1,
    /// The reason of rule 1948.
    Rule1948Of2,
    /// The reason of rule 1949.
    Rule1949Of3,
    /// The reason of rule 1950.
    Rule1950Of4,
    /// The reason of rule 1951.
    Rule1951Of5,
    /// The reason of rule 1952.
    Rule1952Of6,
    /// The reason of rule 1953.
    Rule1953Of0,
    /// The reason of rule 1954.
    Rule1954Of1,
    /// The reason of rule 1955.
    Rule1955Of2,
    /// The reason of rule 1956.
    Rule1956Of3,
    /// The reason of rule 1957.
    Rule1957Of4,
    /// The reason of rule 1958.
    Rule1958Of5,
    /// The reason of rule 1959.
    Rule1959Of6,
    /// The reason of rule 1960.
    Rule1960Of0,
    /// The reason of rule 1961.
    Rule1961Of1,
    /// The reason of rule 1962.
    Rule1962Of2,
    /// The reason of rule 1963.
    Rule1963Of3,
    /// The reason of rule 1964.
    Rule1964Of4,
    /// The reason of rule 1965.
    Rule1965Of5,
    /// The reason of rule 1966.
    Rule1966Of6,
    /// The reason of rule 1967.
    Rule1967Of0,
    /// The reason of rule 1968.
    Rule1968Of1,
    /// The reason of rule 1969.
    Rule1969Of2,
    /// The reason of rule 1970.
    Rule1970Of3,
    /// The reason of rule 1971.
    Rule1971Of4,
    /// The reason of rule 1972.
    Rule1972Of5,
    /// The reason of rule 1973.
    Rule1973Of6,
    /// The reason of rule 1974.
    Rule1974Of0,
    /// The reason of rule 1975.
    Rule1975Of1,
    /// The reason of rule 1976.
    Rule1976Of2,
    /// The reason of rule 1977.
    Rule1977Of3,
    /// The reason of rule 1978.
    Rule1978Of4,
    /// The reason of rule 1979.
    Rule1979Of5,
    /// The reason of rule 1980.
    Rule1980Of6,
    /// The reason of rule 1981.
    Rule1981Of0,
    /// The reason of rule 1982.
    Rule1982Of1,
    /// The reason of rule 1983.
    Rule1983Of2,
    /// The reason of rule 1984.
    Rule1984Of3,
    /// The reason of rule 1985.
    Rule1985Of4,
    /// The reason of rule 1986.
    Rule1986Of5,
    /// The reason of rule 1987.
    Rule1987Of6,
    /// The reason of rule 1988.
    Rule1988Of0,
    /// The reason of rule 1989.
    Rule1989Of1,
    /// The reason of rule 1990.
    Rule1990Of2,
    /// The reason of rule 1991.
    Rule1991Of3,
    /// The reason of rule 1992.
    Rule1992Of4,
    /// The reason of rule 1993.
    Rule1993Of5,
    /// The reason of rule 1994.
    Rule1994Of6,
    /// The reason of rule 1995.
    Rule1995Of0,
    /// The reason of rule 1996.
    Rule1996Of1,
    /// The reason of rule 1997.
    Rule1997Of2,
    /// The reason of rule 1998.
    Rule1998Of3,
    /// The reason of rule 1999.
    Rule1999Of4,
}
