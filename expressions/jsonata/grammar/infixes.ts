import type { Infix } from '../../grammar/Grammar.ts';
import type { Pratt } from '../../grammar/Pratt.ts';
import type { Token } from '../../grammar/Token.ts';
import type { JsonataNode, Operator } from '../JsonataNode.ts';
import { binding, filter, group, index, sort } from './behindStep.ts';
import { call } from './call.ts';
import { fail } from './fail.ts';
import { joined } from './steps.ts';

type Parser = Pratt<JsonataNode>;
type Read = Infix<JsonataNode>['read'];

/** Binding powers of the operators that combine to one flat operation. */
const powers: Readonly<Record<Operator, number>> = {
  '*': 60,
  '/': 60,
  '%': 60,
  '+': 50,
  '-': 50,
  '&': 50,
  '=': 40,
  '!=': 40,
  '<': 40,
  '<=': 40,
  '>': 40,
  '>=': 40,
  in: 40,
  '~>': 40,
  and: 30,
  or: 25,
};

/** Tokens that can follow an operand. */
export const infixes: ReadonlyMap<string, Infix<JsonataNode>> = new Map<string, Infix<JsonataNode>>([
  ['.', { power: 75, read: (parser, left) => joined(left, parser.expression(75)) }],
  ['[', { power: 80, read: filter }],
  ['{', { power: 70, read: group }],
  ['(', { power: 80, read: call }],
  ['@', { power: 80, read: binding }],
  ['#', { power: 80, read: index }],
  ['^', { power: 40, read: sort }],
  [':=', { power: 10, read: bind }],
  ['?', { power: 20, read: condition }],
  ['?:', { power: 40, read: otherwise('?:') }],
  ['??', { power: 40, read: otherwise('??') }],
  ...Object.entries(powers).map(([operator, power]): [string, Infix<JsonataNode>] => [
    operator,
    { power, read: operation(operator as Operator, power) },
  ]),
]);

function operation(operator: Operator, power: number): Read {
  return (parser, left, { from, to }) => {
    const operand = parser.expression(power);
    const entry = { operator, operand, from, to };
    if (left.kind === 'operation' && left.rest[0] !== undefined && powers[left.rest[0].operator] === power) {
      left.rest.push(entry);
      return left;
    }
    return { kind: 'operation', first: left, rest: [entry], from: left.from ?? from, to: operand.to ?? to };
  };
}

function bind(parser: Parser, left: JsonataNode, { from, to }: Token): JsonataNode {
  if (left.kind !== 'variable') throw fail('S0212', left.from ?? from, left.to ?? to);
  // Right-associative: `$a := $b := 1`.
  const value = parser.expression(9);
  return { kind: 'bind', name: left.name, value, from: left.from ?? from, to: value.to ?? to };
}

function condition(parser: Parser, when: JsonataNode, token: Token): JsonataNode {
  const then = parser.expression(0);
  const from = when.from ?? token.from;
  if (!parser.take(':')) return { kind: 'condition', when, then, from, to: then.to ?? token.to };
  const other = parser.expression(0);
  return { kind: 'condition', when, then, otherwise: other, from, to: other.to ?? token.to };
}

function otherwise(operator: '?:' | '??'): Read {
  return (parser, left, token) => {
    const right = parser.expression(0);
    return {
      kind: 'otherwise',
      operator,
      left,
      right,
      from: left.from ?? token.from,
      to: right.to ?? token.to,
    };
  };
}
