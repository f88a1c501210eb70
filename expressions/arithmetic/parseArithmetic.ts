import type { Grammar, Infix, Prefix } from '../grammar/Grammar.ts';
import { Pratt } from '../grammar/Pratt.ts';
import type { FieldName, ParseOptions } from '../Language.ts';
import { caught } from '../Refusal.ts';
import type { Result } from '../Result.ts';
import type { Arithmetic, Node, Tree } from '../Tree.ts';
import { fieldNode } from './fieldNode.ts';
import { literalNode } from './literalNode.ts';
import { scanArithmetic, unexpectedToken } from './scanArithmetic.ts';

/** Binding powers: signs bind tighter than binary operators. */
const SUM = 10;
const PRODUCT = 20;
const SIGN = 30;

/**
 * Parses arithmetic as people type it: `+ - * / ( )`, numbers and fields. A field is written as its code or
 * its title, in `[...]` when a title has more than letters and digits. The tree has only core nodes, each
 * with `from` and `to`. Errors: `unexpected-token` (params.text), `unexpected-end`, `unknown-field`
 * (params.name, params.suggestion), `ambiguous-field`, `detail-outside-aggregate`, `number-range`,
 * `limit-source`, `limit-depth`.
 */
export function parseArithmetic(source: string, options: ParseOptions = {}): Result<Tree> {
  return caught(() => ({ root: new Pratt<Node>(source, grammarOf(options.fields)).whole() }));
}

function grammarOf(fields: readonly FieldName[] | undefined): Grammar<Node> {
  return {
    scan: scanArithmetic,
    unexpected: unexpectedToken,
    prefixes: new Map<string, Prefix<Node>>([
      ['number', (_, token) => literalNode(token)],
      ['name', (_, token) => fieldNode(token, fields)],
      ['(', (parser) => bracketed(parser)],
      ['-', (parser, { from }) => signed(parser, '-', from)],
      ['+', (parser, { from }) => signed(parser, '+', from)],
    ]),
    infixes: pairs,
  };
}

const pairs: ReadonlyMap<string, Infix<Node>> = new Map(
  (
    [
      ['+', SUM],
      ['-', SUM],
      ['*', PRODUCT],
      ['/', PRODUCT],
    ] as const
  ).map(([operator, power]) => [
    operator,
    { power, read: (parser, left) => pair(parser, operator, left, parser.expression(power)) },
  ]),
);

function bracketed(parser: Pratt<Node>): Node {
  const inside = parser.expression(0);
  parser.expect(')');
  return inside;
}

function signed(parser: Pratt<Node>, operator: '+' | '-', from: number): Node {
  const operand = parser.expression(SIGN);
  return { kind: 'arithmetic', operator, operands: [operand], from, to: operand.to ?? from };
}

/** `a + b + c` is one node, so that a long total does not nest; other chains count as nesting. */
function pair(parser: Pratt<Node>, operator: Arithmetic['operator'], left: Node, right: Node): Node {
  const continued = left.kind === 'arithmetic' && left.operator === operator && left.operands.length > 1;
  if (left.kind === 'arithmetic' && !continued) parser.enter();
  return {
    kind: 'arithmetic',
    operator,
    operands: continued ? [...left.operands, right] : [left, right],
    from: left.from ?? 0,
    to: right.to ?? 0,
  };
}
