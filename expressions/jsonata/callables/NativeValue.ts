import type { Frame } from '../../evaluate/Frame.ts';
import type { NativeCall } from '../functions/NativeCall.ts';
import type { NativeFunction } from '../functions/NativeFunction.ts';
import type { JsonataValue } from '../JsonataValue.ts';
import { Checker } from '../signature/Checker.ts';
import { Callable } from './Callable.ts';

/** A function of the library as a value. */
export class NativeValue extends Callable {
  readonly definition: NativeFunction;
  readonly checker: Checker;
  readonly arity: number;

  constructor(definition: NativeFunction) {
    super();
    this.definition = definition;
    this.checker = new Checker(definition.signature);
    this.arity = this.checker.arity;
  }

  invoke(args: readonly JsonataValue[], frame: Frame, call: NativeCall): JsonataValue {
    const given = this.checker.check(args, call);
    frame.charge(1);
    const { definition } = this;
    // Up to two arguments go without spreading.
    if (given.length === 1) return definition.run(call, given[0]);
    if (given.length === 2) return definition.run(call, given[0], given[1]);
    return definition.run(call, ...given);
  }
}

const values = new WeakMap<NativeFunction, NativeValue>();

/** The one value of a library function; its signature is read at first use. */
export function nativeValue(definition: NativeFunction): NativeValue {
  const known = values.get(definition);
  if (known !== undefined) return known;
  const value = new NativeValue(definition);
  values.set(definition, value);
  return value;
}
