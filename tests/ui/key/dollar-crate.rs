pub use refusals_runtime as rt;

// The path of a crate that has a macro for its users.
macro_rules! rules {
    ($name:ident { $($(#[$meta:meta])* $variant:ident),* }) => {
        #[$crate::rt::refusal_rules(crate = $crate::rt)]
        pub enum $name {
            $($(#[$meta])* $variant),*
        }
    };
}

rules! {
    SurveyRule {
        #[rule(id = "Seg Mix")]
        #[doc = "Segmentation families cannot be crossed; ask for one family per cut."]
        SegMix,
        InvalidCut
    }
}

fn main() {}
