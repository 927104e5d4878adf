//! What is wrong with the text of `allow`.

use refusals_runtime::refusal_rules;

#[refusal_rules]
enum TaxRule {
    /// I can't file returns for you.
    #[rule(allow = "")]
    #[rule(allow = "explaining\u{200b} what a form is for")]
    #[rule(allow = "two\nlines", allow = "the words refusals:end")]
    FileReturn,
    /// I can't quote binding prices.
    #[rule(allow)]
    #[rule(allow = pricing)]
    #[rule(allow = "describing how pricing works")]
    QuotePrice,
}

fn main() {
    TaxRule::FileReturn.allowed();
}
