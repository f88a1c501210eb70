import type { Pratt } from '../../grammar/Pratt.ts';
import type { Token } from '../../grammar/Token.ts';
import type { FilterStage, JsonataNode, Path, Predicate, SortTerm, Step } from '../JsonataNode.ts';
import { fail } from './fail.ts';
import { groupOf } from './prefixes.ts';
import { lastStep, pathOf, placed } from './steps.ts';

type Parser = Pratt<JsonataNode>;

/** Parses `left[...]`: a predicate; empty brackets keep a list. */
export function filter(parser: Parser, left: JsonataNode, token: Token): JsonataNode {
  if (parser.token.type === ']') {
    left.keep = true;
    parser.advance(false);
    return left;
  }
  const by = parser.expression(0);
  const { to } = parser.expect(']');
  const stage: FilterStage = { kind: 'filter', by, from: token.from, to };
  if (left.kind === 'path') {
    const step = lastStep(left);
    step.stages = [...(step.stages ?? []), stage];
    return placed(left, left.from, to);
  }
  if (left.kind === 'grouping') throw fail('S0209', token.from, to);
  if (left.kind === 'predicate') {
    left.stages.push(stage);
    return left;
  }
  const node: Predicate = {
    kind: 'predicate',
    operand: left,
    stages: [stage],
    from: left.from ?? token.from,
    to,
  };
  if (left.keep) node.keep = true;
  return node;
}

/** Parses `left{...}`: groups the result of the path. */
export function group(parser: Parser, left: JsonataNode, token: Token): JsonataNode {
  if (left.kind === 'grouping' || (left.kind === 'path' && left.group !== undefined))
    throw fail('S0210', token.from, token.to);
  const pairs = groupOf(parser, token);
  if (left.kind === 'path') {
    left.group = pairs;
    return placed(left, left.from, pairs.to);
  }
  return {
    kind: 'grouping',
    operand: left,
    group: pairs,
    from: left.from ?? token.from,
    to: pairs.to ?? token.to,
  };
}

/** Parses `left@$name`: binds the items. */
export function binding(parser: Parser, left: JsonataNode, token: Token): JsonataNode {
  const { name, to } = variableAfter(parser, token);
  const [path, step] = stepBefore(left);
  if (step.stages !== undefined) throw fail('S0215', token.from, to);
  if (step.node.kind === 'sort') throw fail('S0216', token.from, to);
  step.focus = name;
  return placed(path, path.from, to);
}

/** Parses `left#$name`: binds the positions. */
export function index(parser: Parser, left: JsonataNode, token: Token): JsonataNode {
  const { name, to } = variableAfter(parser, token);
  const [path, step] = stepBefore(left);
  if (step.stages === undefined) step.index = name;
  else step.stages.push({ kind: 'index', name, from: token.from, to });
  return placed(path, path.from, to);
}

/** Parses `left^(<a, >b)`: a sort step. */
export function sort(parser: Parser, left: JsonataNode, token: Token): JsonataNode {
  parser.expect('(', true);
  const terms: SortTerm[] = [];
  do {
    const descending = parser.token.type === '>';
    if (descending || parser.token.type === '<') parser.advance(true);
    terms.push({ descending, by: parser.expression(0) });
  } while (parser.take(','));
  const { to } = parser.expect(')');
  const path = left.kind === 'path' ? left : pathOf(left);
  path.steps.push({ node: { kind: 'sort', terms, from: token.from, to } });
  return placed(path, path.from, to);
}

function variableAfter(parser: Parser, token: Token): { name: string; to: number } {
  const { type, value, from, to } = parser.token;
  if (type !== 'variable') throw fail('S0214', from, to, { token: token.type });
  parser.advance(false);
  return { name: String(value), to };
}

function stepBefore(left: JsonataNode): [Path, Step] {
  if (left.kind === 'path') return [left, lastStep(left)];
  const path: Path =
    left.kind === 'predicate'
      ? placed({ kind: 'path', steps: [{ node: left.operand, stages: left.stages }] }, left.from, left.to)
      : pathOf(left);
  if (left.keep) path.keep = true;
  return [path, lastStep(path)];
}
