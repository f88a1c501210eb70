import { addNumbers } from '../../numbers/addNumbers.ts';
import type { Numeric } from '../../numbers/Decimal.ts';
import { numericOf } from '../../numbers/numericOf.ts';
import { FIFTEEN_DIGITS, ten } from '../../numbers/scaled.ts';
import { settle } from '../../numbers/settle.ts';
import type { Call } from '../../Tree.ts';
import { nothingIsAdded } from '../../values/inheritsNothing.ts';
import { plainValue } from '../../values/plainValue.ts';
import { enter } from '../bulk.ts';
import type { Closure } from '../Closure.ts';
import type { CompileContext } from '../CompileContext.ts';
import { reckon } from './scaled/reckon.ts';

/**
 * Fast path for `sum(map(list, body))`, if the body runs in integers. Needs one walk, no intermediate list
 * and one running integer; adds other values exactly.
 */
export function columnSum(node: Call, context: CompileContext): Closure | undefined {
  const [map] = node.operands;
  if (node.name !== 'sum' || map?.kind !== 'each' || map.operator !== 'map') return undefined;
  const column = context.scaledBody(map);
  if (column === undefined) return undefined;
  const { chain, exactly, cost, scale } = column;
  const list = context.closure(map.list);
  return (frame) => {
    // Charges the steps and memory of the list that map would build, and of its sum.
    const items = enter(frame, list(frame), cost, map.at);
    frame.allocate(16 * items.length);
    frame.at = node.at;
    frame.charge(items.length);
    const outer = frame.item;
    const straight = nothingIsAdded();
    let total = 0;
    let rest: Numeric | null = null;
    let found = false;
    for (let at = 0; at < items.length; at += 1) {
      frame.visit(plainValue(items[at]), straight);
      const n = reckon(frame, chain);
      const next = total + n;
      if (next <= Number.MAX_SAFE_INTEGER && next >= -Number.MAX_SAFE_INTEGER) {
        total = next;
        found = true;
        continue;
      }
      // An infinity marks an empty row.
      const value = n === Number.POSITIVE_INFINITY || n === Number.NEGATIVE_INFINITY ? null : exactly(frame);
      frame.at = node.at;
      const number = numericOf(value);
      if (number !== null) rest = rest === null ? number : addNumbers(rest, number);
    }
    frame.item = outer;
    frame.at = node.at;
    const whole = found ? decimal(total, scale) : null;
    return whole === null || rest === null ? (whole ?? rest) : addNumbers(whole, rest);
  };
}

function decimal(n: number, scale: number): Numeric {
  if (n < FIFTEEN_DIGITS && n > -FIFTEEN_DIGITS) return n / ten(scale) + 0;
  return settle(BigInt(n), scale, false);
}
