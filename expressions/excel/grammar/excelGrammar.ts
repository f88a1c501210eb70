import type { Grammar, Infix, Prefix } from '../../grammar/Grammar.ts';
import type { ChainNode, ChainOperator, ChainStep, ExcelNode } from '../ExcelNode.ts';
import { readBrackets } from './areas.ts';
import { readArray } from './arrays.ts';
import { readCall } from './calls.ts';
import { literal } from './literals.ts';
import type { ExcelParser, ParseState } from './ParseState.ts';
import { readField, readName, readRows } from './references.ts';
import { scan } from './scan.ts';
import { unexpected } from './unexpected.ts';

/** Precedence in Excel, loosest first. The sign before an operand binds tighter than `^`: -2^2 is 4. */
const levels: readonly (readonly ChainOperator[])[] = [
  ['=', '<>', '<', '<=', '>', '>='],
  ['&'],
  ['+', '-'],
  ['*', '/'],
  ['^'],
];
const PERCENT = 60;
const SIGN = 70;

const prefixes: ReadonlyMap<string, Prefix<ExcelNode, ParseState>> = new Map<
  string,
  Prefix<ExcelNode, ParseState>
>([
  ['number', (parser, token) => readRows(parser, token) ?? literal(token) ?? unexpectedNode(parser)],
  ['text', (parser, token) => literal(token) ?? unexpectedNode(parser)],
  ['error', (parser, token) => literal(token) ?? unexpectedNode(parser)],
  ['field', readField],
  [
    'name',
    (parser, token) => {
      const truth = literal(token);
      if (parser.token.type !== '(') return truth ?? readName(parser, token);
      if (truth === undefined) return readCall(parser, token);
      // TRUE() and FALSE() mean TRUE and FALSE.
      parser.advance(false);
      parser.expect(')');
      return truth;
    },
  ],
  ['(', readBrackets],
  ['{', readArray],
  ['-', (parser, { from }) => negated(parser.expression(SIGN), from)],
  ['+', (parser) => parser.expression(SIGN)],
  [
    '=',
    (parser, token) => {
      if (parser.source.slice(0, token.from).trim() !== '') throw unexpected(token);
      return parser.expression(0);
    },
  ],
]);

const infixes: ReadonlyMap<string, Infix<ExcelNode, ParseState>> = new Map<
  string,
  Infix<ExcelNode, ParseState>
>([
  ...levels.flatMap((operators, index) =>
    operators.map((operator) => [operator, chain(operator, (index + 1) * 10, operators)] as const),
  ),
  [
    '%',
    {
      power: PERCENT,
      read: (_parser, left, token) => {
        const before = left.kind === 'percent' ? left : { operand: left, times: 0 };
        const { operand, times } = before;
        return { kind: 'percent', operand, times: times + 1, from: left.from, to: token.to };
      },
    },
  ],
]);

/** Parses operators of one precedence to one flat node of any length. */
function chain(
  operator: ChainOperator,
  power: number,
  level: readonly ChainOperator[],
): Infix<ExcelNode, ParseState> {
  return {
    power,
    read: (parser, left, _token) => {
      const operand = parser.expression(power);
      const step: ChainStep = { operator, operand };
      if (left.kind === 'chain' && left.steps[0] !== undefined && level.includes(left.steps[0].operator)) {
        // This chain created the node just now; copying it each time would be quadratic.
        const growing = left as { steps: ChainStep[]; to: number } & ChainNode;
        growing.steps.push(step);
        growing.to = operand.to;
        return growing;
      }
      return { kind: 'chain', first: left, steps: [step], from: left.from, to: operand.to };
    },
  };
}

function negated(operand: ExcelNode, from: number): ExcelNode {
  if (operand.kind === 'constant' && typeof operand.value === 'number')
    return { ...operand, value: 0 - operand.value, from };
  return { kind: 'negation', operand, from, to: operand.to };
}

function unexpectedNode(parser: ExcelParser): never {
  throw unexpected(parser.token);
}

/** The grammar of Excel formulas. */
export const excelGrammar: Grammar<ExcelNode, ParseState> = { scan, prefixes, infixes, unexpected };
