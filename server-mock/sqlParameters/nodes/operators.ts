import type { NodeOf, NodeRule, Printer } from '../Printer.ts';
import type { A_Expr, Node } from '../parse.ts';
import { joined, type Sql } from '../Sql.ts';
import { stringOf } from './stringOf.ts';

/** Allowed operators for numbers, texts and dates. No regular expressions: they can run forever. */
const operators: ReadonlySet<string> = new Set([
  '+',
  '-',
  '*',
  '/',
  '%',
  '||',
  '=',
  '<>',
  '<',
  '<=',
  '>',
  '>=',
]);

type Form = (node: A_Expr, printer: Printer) => Sql;

const infix =
  (word: string): Form =>
  ({ lexpr, rexpr }, printer) => ['(', printer.print(lexpr), ` ${word} `, printer.print(rexpr), ')'];

const listOf = (node: Node | undefined): readonly Node[] =>
  node !== undefined && 'List' in node ? (node.List.items ?? []) : [];

const nameOf = (node: { readonly name?: Node[] }): string => (node.name ?? []).map(stringOf).join('.');

const between =
  (word: string): Form =>
  ({ lexpr, rexpr }, printer) => {
    const [low, high] = listOf(rexpr);
    return ['(', printer.print(lexpr), ` ${word} `, printer.print(low), ' and ', printer.print(high), ')'];
  };

const like =
  (words: Readonly<Record<string, string>>): Form =>
  (node, printer) => {
    const word = words[nameOf(node)];
    return word === undefined
      ? printer.refuse('sqlParameter.operator', { name: nameOf(node) })
      : infix(word)(node, printer);
  };

const words: Readonly<Record<string, string>> = { '=': 'in', '<>': 'not in' };

/** Printers of operator expressions by form; other forms are refused. */
const forms: { readonly [K in NonNullable<A_Expr['kind']>]?: Form } = {
  AEXPR_OP(node, printer) {
    const name = nameOf(node);
    if (!operators.has(name)) return printer.refuse('sqlParameter.operator', { name }, node.location);
    // The space prevents two signs from starting a comment.
    if (node.lexpr === undefined) return [`(${name} `, printer.print(node.rexpr), ')'];
    // Bound the length of a concatenation.
    if (name === '||') return ['"jig_text"(', infix(name)(node, printer), ')'];
    return infix(name)(node, printer);
  },
  AEXPR_DISTINCT: infix('is distinct from'),
  AEXPR_NOT_DISTINCT: infix('is not distinct from'),
  AEXPR_NULLIF: ({ lexpr, rexpr }, printer) => [
    'nullif(',
    printer.print(lexpr),
    ', ',
    printer.print(rexpr),
    ')',
  ],
  AEXPR_IN: (node, printer) => [
    '(',
    printer.print(node.lexpr),
    ` ${words[nameOf(node)] ?? 'in'} (`,
    joined(printer.all(listOf(node.rexpr)), ', '),
    '))',
  ],
  AEXPR_LIKE: like({ '~~': 'like', '!~~': 'not like' }),
  AEXPR_ILIKE: like({ '~~*': 'ilike', '!~~*': 'not ilike' }),
  AEXPR_BETWEEN: between('between'),
  AEXPR_NOT_BETWEEN: between('not between'),
};

/** `a + b`, `a in (1, 2)`, `a between 1 and 2`, ... */
export const aExpr: NodeRule<A_Expr> = {
  members: ['kind', 'name', 'lexpr', 'rexpr', 'rexpr_list_start', 'rexpr_list_end', 'location'],
  print(node, printer) {
    const form = node.kind && forms[node.kind];
    return form === undefined
      ? printer.refuse('sqlParameter.operator', { name: nameOf(node) }, node.location)
      : form(node, printer);
  },
};

/** `and`, `or`, `not`. */
export const boolExpr: NodeRule<NodeOf<'BoolExpr'>> = {
  members: ['boolop', 'args', 'location'],
  print({ boolop, args }, printer) {
    const parts = printer.all(args);
    if (boolop === 'NOT_EXPR') return ['(not ', ...parts, ')'];
    return ['(', joined(parts, boolop === 'OR_EXPR' ? ' or ' : ' and '), ')'];
  },
};

export const nullTest: NodeRule<NodeOf<'NullTest'>> = {
  members: ['arg', 'nulltesttype', 'location'],
  print: ({ arg, nulltesttype }, printer) => [
    '(',
    printer.print(arg),
    nulltesttype === 'IS_NULL' ? ' is null)' : ' is not null)',
  ],
};

const truths = {
  IS_TRUE: 'is true',
  IS_NOT_TRUE: 'is not true',
  IS_FALSE: 'is false',
  IS_NOT_FALSE: 'is not false',
  IS_UNKNOWN: 'is unknown',
  IS_NOT_UNKNOWN: 'is not unknown',
} as const;

export const booleanTest: NodeRule<NodeOf<'BooleanTest'>> = {
  members: ['arg', 'booltesttype', 'location'],
  print: ({ arg, booltesttype = 'IS_TRUE' }, printer) => [
    '(',
    printer.print(arg),
    ` ${truths[booltesttype]})`,
  ],
};

type SubLink = NodeOf<'SubLink'>;

const compared =
  (quantifier: string) =>
  ({ testexpr, operName, subselect }: SubLink, printer: Printer): Sql => {
    const name = operName === undefined ? '=' : operName.map(stringOf).join('.');
    if (!operators.has(name)) return printer.refuse('sqlParameter.operator', { name });
    return ['(', printer.print(testexpr), ` ${name} ${quantifier} (`, printer.print(subselect), '))'];
  };

const subLinks: {
  readonly [K in NonNullable<SubLink['subLinkType']>]?: (node: SubLink, printer: Printer) => Sql;
} = {
  EXISTS_SUBLINK: ({ subselect }, printer) => ['exists (', printer.print(subselect), ')'],
  EXPR_SUBLINK: ({ subselect }, printer) => ['(', printer.print(subselect), ')'],
  ANY_SUBLINK: compared('any'),
  ALL_SUBLINK: compared('all'),
};

/** A SELECT inside an expression. */
export const subLink: NodeRule<SubLink> = {
  members: ['subLinkType', 'testexpr', 'operName', 'subselect', 'location'],
  print(node, printer) {
    const form = node.subLinkType && subLinks[node.subLinkType];
    return form === undefined
      ? printer.refuse('sqlParameter.syntax', { name: String(node.subLinkType) })
      : form(node, printer);
  },
};
