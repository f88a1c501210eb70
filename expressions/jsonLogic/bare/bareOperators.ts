import { arithmetic } from './arithmetic.ts';
import type { BareOperator } from './BareOperator.ts';
import { bulk } from './bulk.ts';
import { comparisons } from './comparisons.ts';
import { logic } from './logic.ts';
import { texts } from './texts.ts';
import { variables } from './variables.ts';

/** The operators of bare JSON Logic by name: exactly those of jsonlogic.com. */
export const bareOperators: ReadonlyMap<string, BareOperator> = new Map(
  [...variables, ...comparisons, ...logic, ...arithmetic, ...bulk, ...texts].map((operator) => [
    operator.name,
    operator,
  ]),
);
