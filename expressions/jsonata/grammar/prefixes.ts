import type { Prefix } from '../../grammar/Grammar.ts';
import type { Pratt } from '../../grammar/Pratt.ts';
import { end, type Token } from '../../grammar/Token.ts';
import { numericOf } from '../../numbers/numericOf.ts';
import { caught } from '../../Refusal.ts';
import { exactNumber } from '../evaluate/exactNumber.ts';
import type { ArrayNode, Group, JsonataNode, Pair } from '../JsonataNode.ts';
import { checkRegex } from '../regex/checkRegex.ts';
import { fail } from './fail.ts';
import { pathOf } from './steps.ts';

type Parser = Pratt<JsonataNode>;

/** Binding power of the minus sign. */
const SIGN = 70;

const name: Prefix<JsonataNode> = (_parser, token) => {
  const { from, to } = token;
  return { kind: 'path', steps: [{ node: { kind: 'name', name: String(token.value), from, to } }], from, to };
};

/** Tokens that can start an operand. */
export const prefixes: ReadonlyMap<string, Prefix<JsonataNode>> = new Map<string, Prefix<JsonataNode>>([
  ['name', name],
  // Operator words are names where an operand is expected.
  ['and', name],
  ['or', name],
  ['in', name],
  ['string', (_parser, { value, from, to }) => ({ kind: 'text', value: String(value), from, to })],
  ['number', number],
  ['value', (_parser, { value, from, to }) => ({ kind: 'value', value: constant(value), from, to })],
  ['variable', variable],
  ['regex', regex],
  ['*', (_parser, { from, to }) => pathOf({ kind: 'wildcard', from, to })],
  ['**', (_parser, { from, to }) => pathOf({ kind: 'descendants', from, to })],
  ['%', (_parser, { from, to }) => pathOf({ kind: 'parent', from, to })],
  ['-', negate],
  ['(', block],
  ['[', array],
  ['{', object],
  ['|', transform],
  // At an early end, unclosed brackets are reported first; else Survey refuses this node.
  [end, (_parser, { from, to }) => ({ kind: 'placeholder', from, to })],
]);

function constant(word: string | number): boolean | null {
  return word === 'null' ? null : word === 'true';
}

function number(parser: Parser, { value, from, to }: Token): JsonataNode {
  // Up to 15 digits, a double keeps the exact decimal.
  if (to - from <= 15) return { kind: 'number', value: Number(value), from, to };
  const digits = parser.source.slice(from, to);
  if (!caught(() => numericOf(digits) ?? exactNumber(digits)).ok) throw fail('number-range', from, to);
  return { kind: 'number', value: Number(value), digits, from, to };
}

function variable(_parser: Parser, { value, from, to }: Token): JsonataNode {
  if (value === 'eval') throw fail('refused-eval', from, to);
  return { kind: 'variable', name: String(value), from, to };
}

function regex(_parser: Parser, { value, from, to }: Token): JsonataNode {
  const text = String(value);
  const cut = text.lastIndexOf('\n');
  const pattern = text.slice(0, cut);
  checkRegex(pattern, from + 1);
  return { kind: 'regex', pattern, flags: text.slice(cut + 1), from, to };
}

function negate(parser: Parser, token: Token): JsonataNode {
  const operand = parser.expression(SIGN);
  const { from } = token;
  const to = operand.to ?? token.to;
  if (operand.kind === 'number')
    return operand.digits === undefined
      ? { kind: 'number', value: 0 - operand.value, from, to }
      : { kind: 'number', value: -operand.value, digits: opposite(operand.digits), from, to };
  return { kind: 'negate', operand, from, to };
}

function opposite(digits: string): string {
  return digits.startsWith('-') ? digits.slice(1) : `-${digits}`;
}

function block(parser: Parser, token: Token): JsonataNode {
  const body: JsonataNode[] = [];
  while (parser.token.type !== ')') {
    body.push(parser.expression(0));
    if (!parser.take(';')) break;
  }
  const { to } = parser.expect(')');
  return { kind: 'block', body, from: token.from, to };
}

function array(parser: Parser, token: Token): JsonataNode {
  const items: ArrayNode['items'][number][] = [];
  if (parser.token.type !== ']')
    do {
      const item = parser.expression(0);
      if (parser.token.type === '..') {
        const { from, to } = parser.advance(true);
        items.push({ kind: 'range', first: item, last: parser.expression(0), from, to });
      } else items.push(item);
    } while (parser.take(','));
  const { to } = parser.expect(']');
  return { kind: 'array', items, from: token.from, to };
}

function object(parser: Parser, token: Token): JsonataNode {
  const group = groupOf(parser, token);
  return { kind: 'object', group, from: token.from, to: group.to ?? token.to };
}

/** Parses the pairs of `{...}` after its opening brace. */
export function groupOf(parser: Parser, token: Token): Group {
  const pairs: Pair[] = [];
  if (parser.token.type !== '}')
    do {
      const key = parser.expression(0);
      parser.expect(':', true);
      pairs.push({ key, value: parser.expression(0) });
    } while (parser.take(','));
  const { to } = parser.expect('}');
  return { pairs, from: token.from, to };
}

function transform(parser: Parser, token: Token): JsonataNode {
  const location = parser.expression(0);
  parser.expect('|', true);
  const update = parser.expression(0);
  const remove = parser.take(',') ? parser.expression(0) : undefined;
  const { to } = parser.expect('|');
  const node = { kind: 'transform', location, update, from: token.from, to } as const;
  return remove === undefined ? node : { ...node, remove };
}
