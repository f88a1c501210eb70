import { Refusal } from '../../Refusal.ts';
import type { NativeCall } from '../functions/NativeCall.ts';
import type { JsonataValue } from '../JsonataValue.ts';
import { letterOf } from './letterOf.ts';
import { fittingPrefix, matchArguments } from './matchArguments.ts';
import { parseSignature } from './parseSignature.ts';
import type { Parameter, Signature } from './Signature.ts';

const messages = {
  T0410: 'Argument {index} does not fit the function.',
  T0411: 'The context does not fit as argument {index} of the function.',
  T0412: 'Argument {index} must be a list of items of one type.',
} as const;

/** Checks arguments against a signature: T0410, T0411, T0412. */
export class Checker {
  readonly signature: Signature;
  /** Number of required parameters, which higher-order functions pass. */
  readonly arity: number;
  /** True when no parameter repeats or takes a list: the kind of each argument decides then. */
  private readonly plain: boolean;

  constructor(text: string) {
    this.signature = parseSignature(text);
    const { parameters } = this.signature;
    this.arity = parameters.filter((parameter) => !parameter.optional).length;
    this.plain = parameters.every((parameter) => !parameter.many && parameter.type !== 'a');
  }

  /**
   * Converts arguments to what the function takes: single values to lists where needed, the context where it
   * may stand in.
   */
  check(args: readonly JsonataValue[], call: NativeCall): readonly JsonataValue[] {
    const { parameters } = this.signature;
    if (this.plain && args.length <= parameters.length && this.fitsPlainly(args)) return args;
    const letters = args.map(letterOf).join('');
    const counts = matchArguments(parameters, letters);
    if (counts === undefined) throw refusal('T0410', fittingPrefix(parameters, letters) + 1, call);
    const checked: JsonataValue[] = [];
    let at = 0;
    parameters.forEach((parameter, index) => {
      const count = counts[index] ?? 0;
      if (count === 0 && parameter.context) checked.push(contextFor(parameter, at + 1, call));
      // Arguments keep their positions: one that does not match an optional parameter is passed for it all
      // the same.
      else if (count === 0) checked.push(args[at++]);
      for (const end = at + count; at < end; at += 1)
        checked.push(parameter.type === 'a' ? listFor(parameter, args[at], at + 1, call) : args[at]);
    });
    return checked;
  }

  private fitsPlainly(args: readonly JsonataValue[]): boolean {
    const { parameters } = this.signature;
    for (let i = 0; i < parameters.length; i += 1) {
      const parameter = parameters[i];
      if (parameter === undefined) return false;
      if (i >= args.length) {
        if (!parameter.optional || parameter.context) return false;
      } else if (!parameter.takes.includes(letterOf(args[i]))) return false;
    }
    return true;
  }
}

function contextFor(parameter: Parameter, index: number, call: NativeCall): JsonataValue {
  const { input } = call;
  if (!parameter.takes.includes(letterOf(input))) throw refusal('T0411', index, call);
  return input;
}

function listFor(parameter: Parameter, value: JsonataValue, index: number, call: NativeCall): JsonataValue {
  if (value === undefined) return undefined;
  const { items } = parameter;
  if (!Array.isArray(value)) {
    if (items !== undefined && items !== letterOf(value)) throw refusal('T0412', index, call);
    return [value];
  }
  if (items !== undefined && value.length > 0) {
    call.frame.charge(value.length);
    const wanted = items.charAt(0);
    if (value.some((item: JsonataValue) => letterOf(item) !== wanted)) throw refusal('T0412', index, call);
  }
  return value;
}

function refusal(code: keyof typeof messages, index: number, call: NativeCall): Refusal {
  const { from, to } = call.frame;
  const message = messages[code].replace('{index}', String(index));
  return new Refusal({ code, message, params: { index }, ...(from < 0 ? {} : { from, to }) });
}
