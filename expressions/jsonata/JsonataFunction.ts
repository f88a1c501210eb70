/**
 * A function as a value inside a run: native, lambda, partial application, composition, transform or regular expression.
 * Opaque to the function library: it is called by `NativeCall.apply` only and never leaves a run.
 */
export abstract class JsonataFunction {
  /** How many arguments it takes notice of; higher-order functions pass no more. */
  abstract readonly arity: number;
}
