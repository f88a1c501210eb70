import type { NodeOf, NodeRule, Printer } from '../Printer.ts';
import type { Alias } from '../parse.ts';
import { queryName, quoteName } from '../quote.ts';
import { joined, type Sql } from '../Sql.ts';
import { stringOf } from './stringOf.ts';

/** Column list of an alias. */
export const columnList = (names: readonly string[], printer: Printer): string =>
  names.length === 0
    ? ''
    : `(${names.map((name) => quoteName(printer.names.column(name) ?? name)).join(', ')})`;

const aliasOf = (alias: Alias, printer: Printer): string => {
  const columns = (alias.colnames ?? []).map(stringOf);
  return ` as ${quoteName(printer.names.relation(alias.aliasname ?? ''))}${columnList(columns, printer)}`;
};

/** Schema table or WITH query. Refuses a schema prefix, ONLY and anything else. */
export const rangeVar: NodeRule<NodeOf<'RangeVar'>> = {
  members: ['catalogname', 'schemaname', 'relname', 'inh', 'relpersistence', 'alias', 'location'],
  print({ catalogname, schemaname, relname = '', inh, alias }, printer) {
    if (catalogname !== undefined || schemaname !== undefined)
      return printer.refuse('sqlParameter.qualified', { name: `${schemaname ?? ''}.${relname}` });
    if (inh !== true) return printer.refuse('sqlParameter.syntax', { name: 'ONLY' });
    const shown = alias ?? { aliasname: relname };
    if (printer.isQuery(relname)) return [queryName(relname), aliasOf(shown, printer)];
    const table = printer.names.table(relname);
    if (table === undefined) return printer.unknown('sqlParameter.table', relname, printer.names.tables);
    return [{ table: table.table }, aliasOf(shown, printer)];
  },
};

/** A SELECT in FROM. */
export const rangeSubselect: NodeRule<NodeOf<'RangeSubselect'>> = {
  members: ['lateral', 'subquery', 'alias'],
  print: ({ lateral, subquery, alias }, printer) => [
    lateral === true ? 'lateral (' : '(',
    printer.print(subquery),
    ')',
    alias === undefined ? ' as "subquery"' : aliasOf(alias, printer),
  ],
};

const joins: Readonly<Record<string, string>> = {
  JOIN_INNER: 'join',
  JOIN_LEFT: 'left join',
  JOIN_RIGHT: 'right join',
  JOIN_FULL: 'full join',
};

/** Joins with ON or USING. NATURAL is refused: its result would depend on the columns the caller may read. */
export const joinExpr: NodeRule<NodeOf<'JoinExpr'>> = {
  members: ['jointype', 'larg', 'rarg', 'usingClause', 'quals'],
  print({ jointype = 'JOIN_INNER', larg, rarg, usingClause, quals }, printer) {
    const word = joins[jointype];
    if (word === undefined) return printer.refuse('sqlParameter.syntax', { name: jointype });
    const left = printer.print(larg);
    const right = printer.print(rarg);
    const on: Sql =
      quals !== undefined
        ? [' on ', printer.print(quals)]
        : usingClause === undefined
          ? ' on true'
          : using(usingClause.map(stringOf), printer);
    return ['(', left, ` ${word} `, right, on, ')'];
  },
};

const using = (names: readonly string[], printer: Printer): Sql => {
  const unknown = names.find((name) => printer.names.column(name) === undefined);
  return unknown === undefined
    ? ` using ${columnList(names, printer)}`
    : printer.unknown('sqlParameter.column', unknown, printer.names.columns);
};

/** Prints the FROM clause. */
export const fromList = (parts: readonly Sql[]): Sql => [' from ', joined(parts, ', ')];
