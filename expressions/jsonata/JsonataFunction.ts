import type { Frame } from '../evaluate/Frame.ts';
import type { NativeCall } from './functions/NativeCall.ts';
import type { JsonataValue } from './JsonataValue.ts';

/**
 * A function as a value inside a run: native, lambda, partial application, composition, transform or regular expression.
 * Opaque to the function library: it is called by `NativeCall.apply` only and never leaves a run.
 */
export abstract class JsonataFunction {
  /** How many arguments it takes notice of; higher-order functions pass no more. */
  abstract readonly arity: number;

  /** One step of a call: its value, or the {@link TailCall} that is to be made instead. Use `applyFunction`. */
  abstract invoke(args: readonly JsonataValue[], frame: Frame, call: NativeCall): JsonataValue | TailCall;
}

/** The call a function ends in, made once that function is left: it opens no further call. */
export class TailCall {
  readonly callee: JsonataFunction;
  readonly args: readonly JsonataValue[];
  constructor(callee: JsonataFunction, args: readonly JsonataValue[]) {
    this.callee = callee;
    this.args = args;
  }
}
