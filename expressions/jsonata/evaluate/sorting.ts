import type { Frame } from '../../evaluate/Frame.ts';
import { compareNumbers } from '../../numbers/compareNumbers.ts';
import type { Sort } from '../JsonataNode.ts';
import type { JsonataValue } from '../JsonataValue.ts';
import { compileBody } from './compileNode.ts';
import type { Grouped } from './groups.ts';
import { isNumber } from './isNumber.ts';
import { raise } from './raise.ts';
import type { Site } from './Site.ts';
import { textOrder } from './textOrder.ts';

/** Sorts things by their context values, stably. */
export type Sorter = <T>(things: readonly T[], grouped: (thing: T) => Grouped, frame: Frame) => readonly T[];

/** Compiles the terms of `^(...)`. Missing values come last in both directions; T2007, T2008. */
export function compileSort(node: Sort, site: Site): Sorter {
  const terms = node.terms.map(({ descending, by }) => ({
    sign: descending ? -1 : 1,
    body: compileBody(by, { ...site, input: 'item', tail: false }),
  }));
  return (things, grouped, frame) => {
    if (things.length < 2) return things;
    frame.allocate(32 * things.length);
    // Computes each key once, only when a comparison needs it.
    const rows = things.map((thing) => ({ thing, at: grouped(thing), keys: [] as JsonataValue[] }));
    const key = (row: (typeof rows)[number], term: number): JsonataValue => {
      const body = terms[term]?.body;
      if (row.keys.length <= term && body !== undefined) {
        frame.charge(body.cost);
        const value = body.closure(row.at.value, row.at.environment, frame);
        if (value !== undefined && typeof value !== 'string' && !isNumber(value))
          throw raise('T2008', frame, node);
        row.keys.push(value);
      }
      return row.keys[term];
    };
    rows.sort((a, b) => {
      frame.charge(1);
      for (let term = 0; term < terms.length; term += 1) {
        const order = compare(key(a, term), key(b, term), terms[term]?.sign ?? 1, frame);
        if (order === undefined) throw raise('T2007', frame, node);
        if (order !== 0) return order;
      }
      return 0;
    });
    return rows.map((row) => row.thing);
  };
}

function compare(a: JsonataValue, b: JsonataValue, sign: number, frame: Frame): number | undefined {
  if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? 1 : -1;
  if (typeof a === 'string' && typeof b === 'string') return sign * textOrder(a, b, frame);
  return isNumber(a) && isNumber(b) ? sign * compareNumbers(a, b) : undefined;
}
