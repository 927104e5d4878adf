// Names of types, traits, functions and modules, each of which is another thing here.

struct Result;
struct Option;
struct String;
struct Box;
struct Vec;
struct Cow;
struct Rc;
struct Arc;
struct Value;
struct PhantomData;
struct Ordering;
struct bool;
struct char;
struct str;
struct u8;
struct u16;
struct u32;
struct u64;
struct u128;
struct i8;
struct i32;
struct i64;
struct usize;
struct isize;
struct f64;
struct Rule;
struct Verdict;
struct Refusal;
struct Admitted;
struct Stop;
struct CardExtension;
struct RefuseTool;
struct InvalidRefusal;
struct RefusalRule;
struct Plain;
struct Union;
struct Unnamed;
struct Reply;
struct Guarded;
struct Unguarded;
struct SurveyRule;

trait Sized {}
trait Send {}
trait Sync {}
trait Borrow {}
trait Iterator {}
trait IntoIterator {}
trait From {}
trait Into {}
trait Clone {}
trait Copy {}
trait Debug {}
trait Display {}
trait Drop {}
trait Fn {}
trait FnOnce {}
trait FnMut {}
trait Default {}
trait Error {}
trait PartialEq {}
trait Eq {}
trait PartialOrd {}
trait Ord {}
trait Hash {}
trait AsRef {}
trait ToOwned {}
trait ToString {}
trait Deref {}
trait Try {}
trait Residual {}
trait RefusalRules {}
trait EnforcedBy {}
trait Includes {}
trait OffersTool {}
trait ReadsReply {}
trait Serialize {}

fn Some() {}
fn None() {}
fn Ok() {}
fn Err() {}
fn drop() {}

mod core {}
mod std {}
mod alloc {}
mod refusals_runtime {}
mod refusals_macros {}
mod serde {}
mod serde_json {}
mod __private {}
mod private {}
