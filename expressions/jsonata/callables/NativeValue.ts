import type { Frame } from '../../evaluate/Frame.ts';
import type { NativeCall } from '../functions/NativeCall.ts';
import type { NativeCallable } from '../functions/NativeFunction.ts';
import type { JsonataValue } from '../JsonataValue.ts';
import { Checker } from '../signature/Checker.ts';
import { Callable } from './Callable.ts';

/** A library function as a value. */
export class NativeValue extends Callable {
  readonly definition: NativeCallable;
  readonly checker: Checker;
  readonly arity: number;

  constructor(definition: NativeCallable) {
    super();
    this.definition = definition;
    this.checker = new Checker(definition.signature);
    this.arity = this.checker.arity;
  }

  invoke(args: readonly JsonataValue[], frame: Frame, call: NativeCall): JsonataValue {
    const given = this.checker.check(args, call);
    frame.charge(1);
    const { definition } = this;
    // Up to two arguments avoid the spread.
    if (given.length === 1) return definition.run(call, given[0]);
    if (given.length === 2) return definition.run(call, given[0], given[1]);
    return definition.run(call, ...given);
  }
}

const values = new WeakMap<NativeCallable, NativeValue>();

/** Returns the shared value of a library function; parses its signature on first use. */
export function nativeValue(definition: NativeCallable): NativeValue {
  const known = values.get(definition);
  if (known !== undefined) return known;
  const value = new NativeValue(definition);
  values.set(definition, value);
  return value;
}
