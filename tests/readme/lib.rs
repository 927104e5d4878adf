//! Compiles and runs every code block of the README.
#![doc = include_str!("../../README.md")]
