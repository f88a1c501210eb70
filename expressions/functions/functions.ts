import { addDays } from './addDays.ts';
import { now, today } from './clock.ts';
import { max, min } from './extremes.ts';
import type { FunctionDefinition } from './FunctionDefinition.ts';
import { like, likeEnd, likeStart } from './like.ts';
import { merge } from './merge.ts';
import { round } from './round.ts';
import { sum } from './sum.ts';
import { cat, substr } from './text.ts';
import { within } from './within.ts';

/** The function table: names allowed in `call` nodes. */
export const functions: ReadonlyMap<string, FunctionDefinition> = new Map(
  [round, sum, max, min, cat, substr, merge, today, now, addDays, within, like, likeStart, likeEnd].map(
    (definition) => [definition.name, definition],
  ),
);
