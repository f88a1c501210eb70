/**
 * A function value inside a run: native, lambda, partial application, composition, transform or regular
 * expression. Opaque to the function library: only `NativeCall.apply` calls it, and it never leaves a run.
 */
export abstract class JsonataFunction {
  /** Number of arguments it uses; higher-order functions pass no more. */
  abstract readonly arity: number;
}
