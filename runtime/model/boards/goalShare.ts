import type { Cell } from '../schema/Row.ts';

/** How far a number is on the way to its goal. */
export interface GoalShare {
  readonly value: number;
  readonly goal: number;
  /** 1: the goal is reached. Above it, more than that. */
  readonly share: number;
  /** Part of the scale that is filled, 0 to 1. */
  readonly filled: number;
  /** Where the goal stands on the scale, which ends at the larger of goal and value. */
  readonly goalAt: number;
}

/** A number beside its goal. A negative one fills nothing. */
export function goalShare(value: Cell, goal: unknown): GoalShare {
  const end = typeof goal === 'number' && goal > 0 ? goal : 1;
  const now = Number(value ?? 0);
  const share = Number.isFinite(now) ? now / end : 0;
  const most = Math.max(1, share);
  return { value: now, goal: end, share, filled: Math.max(0, share) / most, goalAt: 1 / most };
}
