// A trait with everything that generated code might call as a method, and more, of every type.

trait Hostile {
    const ALL: () = ();
    const RULES: () = ();
    const CARD_PARAMS: () = ();
    const PROMPT: () = ();
    const PROMPT_RULES: () = ();
    const PROMPT_RULES_XML: () = ();
    const __IDS: () = ();
    const __OFFSETS: () = ();
    const GUARDED: () = ();
    type Request;
    type Kind;
    type Mechanism;
    type Error;
    type Output;
    type Item;
    type Target;
    type Owned;
    fn id(&self) {}
    fn reason(&self) {}
    fn allowed(&self) {}
    fn refuse(&self) {}
    fn rule(&self) {}
    fn detail(&self) {}
    fn data(&self) {}
    fn parts(&self) {}
    fn guard(&self) {}
    fn admit(&self) {}
    fn refusals(&self) {}
    fn check_seg_mix(&self) {}
    fn check_undefined(&self) {}
    fn to_owned(&self) {}
    fn borrow(&self) {}
    fn as_ref(&self) {}
    fn eq(&self) {}
    fn ne(&self) {}
    fn cmp(&self) {}
    fn clone(&self) {}
    fn iter(&self) {}
    fn len(&self) {}
    fn deref(&self) {}
    fn description(&self) {}
    fn to_string(&self) {}
    fn into(self)
    where
        Self: ::std::marker::Sized,
    {
    }
    fn from(self)
    where
        Self: ::std::marker::Sized,
    {
    }
    fn into_iter(self)
    where
        Self: ::std::marker::Sized,
    {
    }
    fn map(self)
    where
        Self: ::std::marker::Sized,
    {
    }
    fn and_then(self)
    where
        Self: ::std::marker::Sized,
    {
    }
    fn unwrap(self)
    where
        Self: ::std::marker::Sized,
    {
    }
    fn branch(self)
    where
        Self: ::std::marker::Sized,
    {
    }
    fn push(self)
    where
        Self: ::std::marker::Sized,
    {
    }
    fn extend(self)
    where
        Self: ::std::marker::Sized,
    {
    }
    fn lift(self)
    where
        Self: ::std::marker::Sized,
    {
    }
    fn lifted(self)
    where
        Self: ::std::marker::Sized,
    {
    }
    fn because(self)
    where
        Self: ::std::marker::Sized,
    {
    }
    fn first_refusal(self)
    where
        Self: ::std::marker::Sized,
    {
    }
    fn every_refusal(self)
    where
        Self: ::std::marker::Sized,
    {
    }
    fn __ordinal(self)
    where
        Self: ::std::marker::Sized,
    {
    }
    fn __from_ordinal(self)
    where
        Self: ::std::marker::Sized,
    {
    }
    fn new() {}
    fn from_residual() {}
    fn from_output() {}
    fn default() {}
    fn card_extension() {}
    fn refuse_tool() {}
    fn refusal_from_call() {}
    fn refusal_from_reply() {}
    fn guard_seg_mix() {}
    fn guard_sign() {}
    fn __is_distinct() {}
}

impl<Any: ?::std::marker::Sized> Hostile for Any {
    type Request = ();
    type Kind = ();
    type Mechanism = ();
    type Error = ();
    type Output = ();
    type Item = ();
    type Target = ();
    type Owned = ();
}
