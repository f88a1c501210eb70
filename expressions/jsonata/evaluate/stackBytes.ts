import { type ByJsonataKind, byJsonataKind } from '../byJsonataKind.ts';
import type { JsonataNode, Operand, Path } from '../JsonataNode.ts';
import { isPure } from './operators.ts';

const closure = (): number => 150;

/** Native stack bytes of one node while a node below it runs. Measured without JIT, rounded up. */
const bytes: ByJsonataKind<[], number> = {
  text: closure,
  number: closure,
  value: closure,
  regex: closure,
  variable: closure,
  name: closure,
  parent: closure,
  placeholder: closure,
  wildcard: () => 300,
  descendants: () => 300,
  sort: closure,
  path: pathBytes,
  predicate: () => 600,
  grouping: () => 950,
  array: () => 300,
  range: closure,
  object: () => 600,
  block: () => 180,
  bind: () => 180,
  condition: closure,
  otherwise: closure,
  operation: ({ rest: [first, second] }) => (second === undefined && isDirect(first) ? 150 : 500),
  negate: closure,
  lambda: closure,
  call: () => 480,
  partial: () => 300,
  transform: () => 900,
};

/** Native stack bytes of a node while it waits for the nodes below. */
export function stackBytes(node: JsonataNode): number {
  if (node.kind === 'number' || node.kind === 'variable' || node.kind === 'name') return 150;
  return byJsonataKind(bytes, node);
}

function isDirect(entry: Operand | undefined): boolean {
  return entry !== undefined && isPure(entry.operator);
}

function pathBytes(path: Path): number {
  const [only] = path.steps;
  if (
    path.steps.length === 1 &&
    only?.node.kind === 'name' &&
    only.stages === undefined &&
    path.group === undefined
  )
    return 500;
  const grouped = path.group === undefined ? 0 : 600;
  const narrowed = path.steps.some((step) => step.stages !== undefined) ? 450 : 0;
  const sorted = path.steps.some((step) => step.node.kind === 'sort') ? 700 : 0;
  return 500 + Math.max(grouped, narrowed, sorted);
}
