import type { Cell } from '../schema/Row.ts';

/** How a number differs from the one before. */
interface Change {
  readonly way: 'more' | 'less' | 'same';
  /** Part of the number before: 0.12 is 12 %. Undefined: that was zero. */
  readonly share: number | undefined;
}

/** The difference of two numbers; undefined: one of them is missing. */
export function changeOf(value: Cell, before: Cell | undefined): Change | undefined {
  if (value === null || before === null || before === undefined) return undefined;
  const [now, then] = [Number(value), Number(before)];
  if (!Number.isFinite(now) || !Number.isFinite(then)) return undefined;
  const way = now > then ? 'more' : now < then ? 'less' : 'same';
  const share = then === 0 ? (now === 0 ? 0 : undefined) : Math.abs((now - then) / then);
  return { way, share };
}
