import { type ByKind, byKind } from '../byKind.ts';
import { children } from '../children.ts';
import type { Node } from '../Tree.ts';
import { isTruthy } from '../values/isTruthy.ts';
import type { Evaluation } from './Evaluation.ts';
import type { RowPlace } from './Explanation.ts';

/** A node below another with its row; `more`: not all are explained. */
export type Part = { readonly node: Node; readonly rows: readonly RowPlace[] } | 'more';

interface Stand {
  readonly rows: readonly RowPlace[];
  readonly evaluation: Evaluation;
  readonly mostRows: number;
}

const plain = (node: Node, { rows }: Stand): readonly Part[] =>
  children(node).map((below) => ({ node: below, rows }));

/** Parts evaluated for a node: all, unless its value decides. */
const handlers: ByKind<[Stand], readonly Part[]> = {
  literal: plain,
  list: plain,
  arithmetic: plain,
  equal: plain,
  order: plain,
  truth: plain,
  member: plain,
  missing: plain,
  call: plain,
  formula: plain,
  variable: ({ fallback, ...read }, { rows, evaluation }) => {
    if (fallback === undefined) return [];
    const own = evaluation.at(read, rows);
    return own.ok && own.value !== null ? [] : [{ node: fallback, rows }];
  },
  logic: ({ operator, operands }, { rows, evaluation }) => {
    const decided = operands.findIndex((operand) => holds(operand, rows, evaluation) === (operator === 'or'));
    const needed = decided < 0 ? operands : operands.slice(0, decided + 1);
    return needed.map((node) => ({ node, rows }));
  },
  choice: ({ branches, otherwise }, { rows, evaluation }) => {
    const taken = branches.findIndex(({ when }) => holds(when, rows, evaluation));
    const asked = branches.slice(0, taken < 0 ? branches.length : taken + 1).map(({ when }) => when);
    return [...asked, branches[taken]?.then ?? otherwise].map((node) => ({ node, rows }));
  },
  each: ({ list, body }, { rows, evaluation, mostRows }) => {
    const items = evaluation.at(list, rows);
    const { length } = items.ok && Array.isArray(items.value) ? items.value : [];
    const bodies = Array.from(
      { length: Math.min(length, mostRows) },
      (_, index): Part => ({
        node: body,
        rows: [...rows, { list, index }],
      }),
    );
    return [{ node: list, rows }, ...bodies, ...(length > mostRows ? (['more'] as const) : [])];
  },
  // The result of its body depends on every earlier turn.
  reduce: ({ list, initial }, { rows }) => [
    { node: list, rows },
    { node: initial, rows },
  ],
};

/** The parts of a node that its evaluation used. */
export function partsOf(
  node: Node,
  rows: readonly RowPlace[],
  evaluation: Evaluation,
  mostRows: number,
): readonly Part[] {
  return byKind(handlers, node, { rows, evaluation, mostRows });
}

function holds(node: Node, rows: readonly RowPlace[], evaluation: Evaluation): boolean {
  const result = evaluation.at(node, rows);
  return result.ok && isTruthy(result.value);
}
