import { castTypes } from '../castTypes.ts';
import type { NodeOf, NodeRule, Printer } from '../Printer.ts';
import type { A_Const, Node, TypeName } from '../parse.ts';
import { quoteName, quoteText } from '../quote.ts';
import type { Sql } from '../Sql.ts';
import { stringOf } from './stringOf.ts';

const number = /^-?\d{0,40}(\.\d{0,40})?(e[+-]?\d{1,3})?$/i;

/** Constants. Numbers must look like numbers; texts are quoted again. */
export const aConst: NodeRule<A_Const> = {
  members: ['ival', 'fval', 'boolval', 'sval', 'isnull', 'location'],
  print(node, printer) {
    if (node.isnull === true) return 'null';
    if (node.sval !== undefined) return quoteText(node.sval.sval ?? '');
    if (node.boolval !== undefined) return node.boolval.boolval === true ? 'true' : 'false';
    const written = node.fval === undefined ? String(node.ival?.ival ?? 0) : (node.fval.fval ?? '');
    if (!number.test(written)) return printer.refuse('sqlParameter.syntax', { name: 'A_Const' });
    // Parentheses prevent a preceding sign from starting a comment.
    return written.startsWith('-') ? `(${written})` : written;
  },
};

/** A `{field}` placeholder, printed with its type so that the database never guesses. */
export const paramRef: NodeRule<NodeOf<'ParamRef'>> = {
  members: ['number', 'location'],
  print({ number: position = 0 }, printer) {
    if (position < 1 || position > printer.parameters) return printer.refuse('sqlParameter.numbered');
    return { parameter: position - 1 };
  },
};

/**
 * A column, optionally qualified by table or alias. Refuses unknown names: PostgreSQL would read some as a whole
 * row, a system column or a function call.
 */
export const columnRef: NodeRule<NodeOf<'ColumnRef'>> = {
  members: ['fields', 'location'],
  print({ fields = [] }, printer) {
    if (fields.some((field) => 'A_Star' in field)) return printer.refuse('sqlParameter.star');
    return columnPath(fields, printer);
  },
};

/** `*` or `t.*` as a whole output column; undefined for anything else. */
export const starOf = (node: Node | undefined, printer: Printer): Sql | undefined => {
  if (node === undefined || !('ColumnRef' in node)) return undefined;
  const { fields = [] } = node.ColumnRef;
  const last = fields.at(-1);
  if (last === undefined || !('A_Star' in last)) return undefined;
  if (fields.length === 1) return '*';
  if (fields.length > 2) return printer.refuse('sqlParameter.qualified', { name: stringOf(fields[0]) });
  return `${quoteName(printer.names.relation(stringOf(fields[0])))}.*`;
};

const columnPath = (fields: readonly Node[], printer: Printer): Sql => {
  const parts = fields.map(stringOf);
  if (parts.length > 2) return printer.refuse('sqlParameter.qualified', { name: parts.join('.') });
  const written = parts.at(-1) ?? '';
  const column = printer.names.column(written);
  if (column === undefined) return printer.unknown('sqlParameter.column', written, printer.names.columns);
  const [relation] = parts.length === 2 ? parts : [];
  return relation === undefined
    ? quoteName(column)
    : `${quoteName(printer.names.relation(relation))}.${quoteName(column)}`;
};

/** `cast(x as numeric(10, 2))`, `x::date`, `date '2026-01-01'`. */
export const typeCast: NodeRule<NodeOf<'TypeCast'>> = {
  members: ['arg', 'typeName', 'location'],
  print({ arg, typeName }, printer) {
    const value = printer.print(arg);
    return ['cast(', value, ' as ', typeOf(typeName ?? {}, printer), ')'];
  },
};

const typeOf = (type: TypeName, printer: Printer): Sql => {
  if (!printer.has('TypeName', type, ['names', 'typmods', 'typemod', 'location'])) return [];
  const parts = (type.names ?? []).map(stringOf);
  // The parser adds `pg_catalog` to SQL's own type names.
  const name = (parts[0] === 'pg_catalog' ? parts.slice(1) : parts).join('.');
  const most = Object.hasOwn(castTypes, name) ? castTypes[name] : undefined;
  if (most === undefined) return printer.refuse('sqlParameter.type', { name });
  const sizes = (type.typmods ?? []).map((one) =>
    'A_Const' in one && one.A_Const.ival !== undefined ? (one.A_Const.ival.ival ?? 0) : -1,
  );
  if (sizes.length > most || sizes.some((size) => size < 0 || size > 10_000))
    return printer.refuse('sqlParameter.type', { name });
  return `pg_catalog.${quoteName(name)}${sizes.length === 0 ? '' : `(${sizes.join(', ')})`}`;
};

const clock: Readonly<Record<string, 'date' | 'timestamp'>> = {
  SVFOP_CURRENT_DATE: 'date',
  SVFOP_CURRENT_TIMESTAMP: 'timestamp',
  SVFOP_LOCALTIMESTAMP: 'timestamp',
};

/** `current_date` and similar. Refuses values that reveal the user or the database. */
export const sqlValueFunction: NodeRule<NodeOf<'SQLValueFunction'>> = {
  members: ['op', 'typmod', 'location'],
  print({ op = 'SVFOP_USER' }, printer) {
    const now = clock[op];
    if (now !== undefined) return { now };
    return printer.refuse('sqlParameter.function', { name: op.replace('SVFOP_', '').toLowerCase() });
  },
};
