import type { NodeOf, NodeRule, Printer } from '../Printer.ts';
import type { Node, SelectStmt } from '../parse.ts';
import { queryName, quoteName } from '../quote.ts';
import { joined, type Sql } from '../Sql.ts';
import { columnList, fromList } from './from.ts';
import { stringOf } from './stringOf.ts';
import { starOf } from './values.ts';

const members = [
  'distinctClause',
  'targetList',
  'fromClause',
  'whereClause',
  'groupClause',
  'havingClause',
  'sortClause',
  'limitOffset',
  'limitCount',
  'limitOption',
  'withClause',
  'op',
  'all',
  'larg',
  'rarg',
] as const satisfies readonly (keyof SelectStmt)[];

/** A SELECT, or several with UNION, INTERSECT, EXCEPT. Not VALUES, INTO, FOR UPDATE, WINDOW. */
export const selectStmt: NodeRule<SelectStmt> = { members, print: (node, printer) => select(node, printer) };

/** Prints a SELECT. `rows` is a row limit on top of its own LIMIT. */
export const select = (node: SelectStmt, printer: Printer, rows?: number): Sql => {
  if (!printer.has('SelectStmt', node, members)) return [];
  const { withClause, limitOption = 'LIMIT_OPTION_DEFAULT' } = node;
  if (limitOption === 'LIMIT_OPTION_WITH_TIES')
    return printer.refuse('sqlParameter.syntax', { name: 'WITH TIES' });
  const queries = withClause === undefined ? { sql: [], printer } : withQueries(withClause, printer);
  const inner = queries.printer;
  return [
    queries.sql,
    node.op === undefined || node.op === 'SETOP_NONE' ? core(node, inner) : setOperation(node, inner),
    ...clause(' order by ', node.sortClause, inner),
    ...limit(node.limitCount, inner, rows),
    ...(node.limitOffset === undefined ? [] : [' offset ', inner.print(node.limitOffset)]),
  ];
};

const clause = (word: string, nodes: readonly Node[] | undefined, printer: Printer): readonly Sql[] =>
  nodes === undefined ? [] : [word, joined(printer.all(nodes), ', ')];

const limit = (count: Node | undefined, printer: Printer, rows: number | undefined): readonly Sql[] => {
  if (count === undefined) return rows === undefined ? [] : [` limit ${rows}`];
  if (rows === undefined) return [' limit ', printer.print(count)];
  return [` limit least(${rows}, `, printer.print(count), ')'];
};

const core = (node: SelectStmt, printer: Printer): Sql => {
  if ((node.targetList ?? []).length === 0) return printer.refuse('sqlParameter.noColumns');
  return [
    'select ',
    ...distinct(node.distinctClause, printer),
    joined(printer.all(node.targetList), ', '),
    ...(node.fromClause === undefined ? [] : [fromList(printer.all(node.fromClause))]),
    ...(node.whereClause === undefined ? [] : [' where ', printer.print(node.whereClause)]),
    ...clause(' group by ', node.groupClause, printer),
    ...(node.havingClause === undefined ? [] : [' having ', printer.print(node.havingClause)]),
  ];
};

/** Plain `distinct` is a list with one empty node. */
const distinct = (nodes: readonly Node[] | undefined, printer: Printer): readonly Sql[] => {
  if (nodes === undefined) return [];
  if (nodes.every((node) => Object.keys(node).length === 0)) return ['distinct '];
  return ['distinct on (', joined(printer.all(nodes), ', '), ') '];
};

const words: Readonly<Record<string, string>> = {
  SETOP_UNION: ' union ',
  SETOP_INTERSECT: ' intersect ',
  SETOP_EXCEPT: ' except ',
};

const setOperation = (node: SelectStmt, printer: Printer): Sql => [
  '(',
  select(node.larg ?? {}, printer),
  `)${words[node.op ?? ''] ?? ' union '}${node.all === true ? 'all ' : ''}(`,
  select(node.rarg ?? {}, printer),
  ')',
];

/** Prints WITH queries. Later queries may read earlier ones; recursion is refused. */
const withQueries = (
  clauseNode: NonNullable<SelectStmt['withClause']>,
  printer: Printer,
): { readonly sql: Sql; readonly printer: Printer } => {
  if (!printer.has('WithClause', clauseNode, ['ctes', 'location'])) return { sql: [], printer };
  let inner = printer;
  const queries = (clauseNode.ctes ?? []).map((node): Sql => {
    if (!('CommonTableExpr' in node)) return printer.refuse('sqlParameter.syntax', { name: 'WITH' });
    const query = node.CommonTableExpr;
    const { ctename = '', aliascolnames = [], ctequery } = query;
    const isKnown = printer.has('CommonTableExpr', query, [
      'ctename',
      'aliascolnames',
      'ctematerialized',
      'ctequery',
      'location',
    ]);
    if (!isKnown) return [];
    const columns = columnList(aliascolnames.map(stringOf), printer);
    const sql: Sql = [`${queryName(ctename)}${columns} as (`, inner.print(ctequery), ')'];
    inner = inner.within([ctename]);
    return sql;
  });
  return { sql: ['with ', joined(queries, ', '), ' '], printer: inner };
};

/** One output column with its alias. */
export const resTarget: NodeRule<NodeOf<'ResTarget'>> = {
  members: ['name', 'val', 'location'],
  print({ name, val }, printer) {
    const value = starOf(val, printer) ?? printer.print(val);
    return name === undefined ? value : [value, ` as ${quoteName(printer.names.column(name) ?? name)}`];
  },
};

const directions: Readonly<Record<string, string>> = {
  SORTBY_DEFAULT: '',
  SORTBY_ASC: ' asc',
  SORTBY_DESC: ' desc',
};
const nulls: Readonly<Record<string, string>> = {
  SORTBY_NULLS_DEFAULT: '',
  SORTBY_NULLS_FIRST: ' nulls first',
  SORTBY_NULLS_LAST: ' nulls last',
};

export const sortBy: NodeRule<NodeOf<'SortBy'>> = {
  members: ['node', 'sortby_dir', 'sortby_nulls', 'location'],
  print({ node, sortby_dir = 'SORTBY_DEFAULT', sortby_nulls = 'SORTBY_NULLS_DEFAULT' }, printer) {
    const direction = directions[sortby_dir];
    if (direction === undefined) return printer.refuse('sqlParameter.syntax', { name: 'USING' });
    return [printer.print(node), direction, nulls[sortby_nulls] ?? ''];
  },
};
