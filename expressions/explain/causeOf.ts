import { type ByKind, byKind } from '../byKind.ts';
import { functions } from '../functions/functions.ts';
import { isNumeric, numericOf } from '../numbers/numericOf.ts';
import type { Call, Node } from '../Tree.ts';
import { dateTypeOf } from '../values/dates.ts';
import { isEmpty } from '../values/isEmpty.ts';
import type { Cause, Explanation, RowPlace } from './Explanation.ts';

/** Facts for finding the cause of a node's null. */
interface Given {
  readonly told: Explanation;
  readonly rows: readonly RowPlace[];
}

/** The cause of the first empty part. */
const below = (_node: Node, { told }: Given): Cause | undefined => emptyPart(told)?.because;
/** The cause of the deciding part. */
const last = (_node: Node, { told }: Given): Cause | undefined => told.below.at(-1)?.because;
const none = (): undefined => undefined;

const nulls: ByKind<[Given], Cause | undefined> = {
  literal: (node, given) => blame('nothing', node, given),
  variable: (node, given) => last(node, given) ?? blame('empty', node, given),
  arithmetic: (node, given) => {
    const stranger = given.told.below.find(({ value }) => !isNumeric(value));
    const divisor = given.told.below.slice(1).find(({ value }) => numericOf(value) === 0);
    return (
      below(node, given) ??
      (stranger && blame('not-a-number', stranger.node, given)) ??
      (divisor && blame('division-by-zero', divisor.node, given))
    );
  },
  choice: last,
  logic: last,
  call: (node, given) => below(node, given) ?? callCause(node, given),
  reduce: (node, given) => below(node, given) ?? blame('no-result', node, given),
  formula: (node, given) => blame('no-result', node, given),
  list: none,
  equal: none,
  order: none,
  truth: none,
  member: none,
  each: none,
  missing: none,
};

/**
 * Why a node gave null, an error, or (comparing an empty value) false; undefined: its value needs no
 * explanation.
 */
export function causeOf(told: Explanation, rows: readonly RowPlace[]): Cause | undefined {
  const { node, value, error } = told;
  if (error !== undefined)
    return (
      told.below.find((part) => part.error !== undefined)?.because ?? blame(error.code, node, { told, rows })
    );
  if (node.kind === 'order') return value === false ? below(node, { told, rows }) : undefined;
  // An empty text is empty too.
  return isEmpty(value) ? byKind(nulls, node, { told, rows }) : undefined;
}

/** Totals skip empty items, so their cause is the list, not one item. */
function callCause(node: Call, given: Given): Cause | undefined {
  const { told } = given;
  const lists = told.below.filter(({ value }) => Array.isArray(value));
  if (lists[0] !== undefined) return blame('no-values', lists[0].node, given);
  const wanted = functions.get(node.name)?.operands ?? [];
  const stranger = told.below.find(({ value }, index) => {
    const type = wanted[index] ?? wanted.at(-1);
    return type === 'number' && !isNumeric(value);
  });
  if (stranger !== undefined) return blame('not-a-number', stranger.node, given);
  const [first] = told.below;
  const dated =
    node.name === 'addDays' && typeof first?.value === 'string' && dateTypeOf(first.value) === undefined;
  return dated ? blame('not-a-date', first.node, given) : blame('no-result', node, given);
}

function emptyPart({ below: parts }: Explanation): Explanation | undefined {
  return parts.find(({ value, error }) => error === undefined && isEmpty(value));
}

function blame(code: string, node: Node, { rows }: Given): Cause {
  return { code, node, rows };
}
