import { addDays } from './addDays.ts';
import { now, today, within } from './clock.ts';
import { max, min } from './extremes.ts';
import type { FunctionSql } from './FunctionSql.ts';
import { round } from './round.ts';
import { cat, like, likeEnd, likeStart, substr } from './text.ts';

/** Functions with an equivalent in SQL, by name; others are refused (`not-in-sql`). */
export const functionsInSql: ReadonlyMap<string, FunctionSql> = new Map(
  Object.entries({ addDays, cat, like, likeEnd, likeStart, max, min, now, round, substr, today, within }),
);
