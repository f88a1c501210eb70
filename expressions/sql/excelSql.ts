import type { CallNode, ChainNode, ChainOperator, ExcelNode, ExcelNodes } from '../excel/ExcelNode.ts';
import type { Formula } from '../Tree.ts';
import { joinedBy } from './comparisons.ts';
import { constant } from './conversions.ts';
import type { SqlExpression } from './SqlExpression.ts';
import type { SqlPiece } from './SqlPiece.ts';
import type { SqlTranslation } from './SqlTranslation.ts';

type Pieces = readonly SqlPiece[];

/** The translation of one formula; `refuse` names what has no SQL. */
interface ExcelTranslation extends Pick<SqlTranslation, 'column' | 'tools'> {
  sql(node: ExcelNode): SqlExpression;
  number(node: ExcelNode): Pieces;
  truth(node: ExcelNode): Pieces;
  refuse(name: string): never;
}

/**
 * An Excel formula as SQL: an empty number counts as 0, a division by 0 gives no value, texts are compared without case.
 * Takes numbers, comparisons and the functions of `calls`; everything else is refused by its name.
 */
export function excelSql(formula: Formula, to: SqlTranslation): SqlExpression {
  const refuse = (name: string): never =>
    to.refuse(formula, 'not-in-sql', 'This has no translation to SQL.', { name });
  const at: ExcelTranslation = {
    column: (name) => to.column(name),
    tools: to.tools,
    refuse,
    sql: (node) => {
      // `Handlers` ensures that key and node agree; TypeScript cannot relate the two unions.
      const handler = handlers[node.kind] as Handler<ExcelNode> | undefined;
      return handler === undefined ? refuse('name' in node ? node.name : node.kind) : handler(node, at);
    },
    number: (node) => to.tools.number(at.sql(node)),
    truth: (node) => {
      const { type, pieces } = at.sql(node);
      if (type === 'boolean') return ['coalesce(', ...pieces, ', false)'];
      return type === 'number' ? ['coalesce(', ...pieces, ' <> 0, false)'] : refuse('IF');
    },
  };
  // The parser of the language made the body.
  return at.sql(formula.body as ExcelNode);
}

type Handler<N> = (node: N, at: ExcelTranslation) => SqlExpression;
type Handlers = { readonly [K in keyof ExcelNodes]?: Handler<ExcelNodes[K]> };

const numeric = (pieces: Pieces): SqlExpression => ({ type: 'number', pieces });
const truth = (pieces: Pieces): SqlExpression => ({ type: 'boolean', pieces });

const handlers: Handlers = {
  constant: ({ value }) => constant(value),
  decimal: ({ text }, { tools }) => numeric(tools.number(constant(text))),
  field: ({ name }, { column, refuse }) => {
    const found = column(name) ?? refuse(name);
    return found.type === 'number'
      ? numeric(['coalesce(', found.sql, ', 0)'])
      : { type: found.type, pieces: [found.sql] };
  },
  chain: chainSql,
  negation: ({ operand }, at) => numeric(['(- ', ...at.number(operand), ')']),
  percent: ({ operand, times }, at) => numeric(['(', ...at.number(operand), ` * 1e-${2 * times}::numeric)`]),
  call: (node, at) => {
    const call = Object.hasOwn(calls, node.name) ? calls[node.name] : undefined;
    return call === undefined ? at.refuse(node.name) : call(node, at);
  },
  omitted: () => constant(0),
};

const arithmetic: Partial<Readonly<Record<ChainOperator, (a: Pieces, b: Pieces) => Pieces>>> = {
  '+': (a, b) => joinedBy(' + ', [a, b]),
  '-': (a, b) => joinedBy(' - ', [a, b]),
  '*': (a, b) => joinedBy(' * ', [a, b]),
  '/': (a, b) => ['(', ...a, ' / nullif(', ...b, ', 0))'],
};

/** Operators from left to right. */
function chainSql({ first, steps }: ChainNode, at: ExcelTranslation): SqlExpression {
  return steps.reduce((left, { operator, operand }): SqlExpression => {
    const right = at.sql(operand);
    const compute = arithmetic[operator];
    if (compute !== undefined) return numeric(compute(at.tools.number(left), at.tools.number(right)));
    if (operator === '&')
      return {
        type: 'text',
        pieces: ['concat(', ...at.tools.text(left), ', ', ...at.tools.text(right), ')'],
      };
    return operator === '^' ? at.refuse(operator) : truth(comparison(operator, left, right, at));
  }, at.sql(first));
}

const ordered: ReadonlySet<string> = new Set(['number', 'date', 'datetime']);

function comparison(
  operator: ChainOperator,
  left: SqlExpression,
  right: SqlExpression,
  { tools, refuse }: ExcelTranslation,
): Pieces {
  if (left.type === right.type && ordered.has(left.type))
    return joinedBy(` ${operator} `, [left.pieces, right.pieces]);
  const isText = ({ type, literal }: SqlExpression): boolean => type === 'text' || literal === null;
  if (!isText(left) || !isText(right) || (operator !== '=' && operator !== '<>')) return refuse(operator);
  const folded = (one: SqlExpression): Pieces => [
    'lower(coalesce(',
    ...tools.text(one),
    `, '') collate "C")`,
  ];
  return joinedBy(` ${operator} `, [folded(left), folded(right)]);
}

const calls: Readonly<Record<string, Handler<CallNode>>> = {
  SUM: (node, at) => numeric(joinedBy(' + ', node.arguments.map(at.number))),
  MAX: (node, at) => extreme('greatest', node, at),
  MIN: (node, at) => extreme('least', node, at),
  ABS: (node, at) => numeric(['abs(', ...listed(node.arguments.map(at.number)), ')']),
  ROUND: ({ arguments: [value, places] }, at) => {
    const digits = places === undefined ? undefined : at.sql(places).literal;
    if (value === undefined || typeof digits !== 'number' || !Number.isInteger(digits))
      return at.refuse('ROUND');
    return numeric(['round(', ...at.number(value), `, ${digits})`]);
  },
  AND: (node, at) => truth(joinedBy(' and ', node.arguments.map(at.truth))),
  OR: (node, at) => truth(joinedBy(' or ', node.arguments.map(at.truth))),
  NOT: ({ arguments: [one] }, at) =>
    one === undefined ? at.refuse('NOT') : truth(['(not ', ...at.truth(one), ')']),
  IF: ({ arguments: [when, yes, no] }, at) => {
    if (when === undefined || yes === undefined || no === undefined) return at.refuse('IF');
    const { type, one, other } = sameType(at.sql(yes), at.sql(no), at, 'IF');
    return {
      type,
      pieces: ['(case when ', ...at.truth(when), ' then ', ...one, ' else ', ...other, ' end)'],
    };
  },
  IFERROR: ({ arguments: [value, instead] }, at) => {
    if (value === undefined || instead === undefined) return at.refuse('IFERROR');
    const { type, one, other } = sameType(at.sql(value), at.sql(instead), at, 'IFERROR');
    return { type, pieces: ['coalesce(', ...one, ', ', ...other, ')'] };
  },
};

const listed = (parts: readonly Pieces[]): Pieces =>
  parts.flatMap((part, index) => (index === 0 ? part : [', ', ...part]));

/** The extreme of several numbers, which skips empty fields; 0 when all are empty. */
function extreme(name: string, node: CallNode, at: ExcelTranslation): SqlExpression {
  const numbers = node.arguments.map((one): Pieces => {
    const found = one.kind === 'field' ? at.column(one.name) : undefined;
    return found === undefined ? at.number(one) : at.tools.number({ type: found.type, pieces: [found.sql] });
  });
  return numeric(['coalesce(', `${name}(`, ...listed(numbers), '), 0)']);
}

/** Two results in the type that both have: numbers or texts. */
function sameType(
  one: SqlExpression,
  other: SqlExpression,
  { tools, refuse }: ExcelTranslation,
  name: string,
): { readonly type: 'number' | 'text'; readonly one: Pieces; readonly other: Pieces } {
  const is = (type: 'number' | 'text'): boolean =>
    [one, other].every((side) => side.type === type || (type === 'text' && side.literal === null));
  if (is('number')) return { type: 'number', one: tools.number(one), other: tools.number(other) };
  return is('text') ? { type: 'text', one: tools.text(one), other: tools.text(other) } : refuse(name);
}
