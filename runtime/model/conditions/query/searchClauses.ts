import { searchOf } from '../../fields/projections/searchRows.ts';
import type { ResolvedTable } from '../../fields/resolve/ResolvedTable.ts';
import type { Cell } from '../../schema/Row.ts';
import { operatorOf, takesMany } from './operators.ts';

/** A where clause as the wire has it. */
interface Where {
  readonly name: string;
  readonly value: string;
  readonly displayType: string;
}

const textOf = (value: Cell): string => {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'object' ? '' : String(value).trim();
};

const listOf = (value: Cell): readonly Cell[] =>
  Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [value];

/** From and to of a range, each its own clause; an open side has none. */
const bounds = (name: string, value: Cell): readonly Where[] => {
  const [from = null, to = null] = listOf(value);
  return [
    { name, value: textOf(from), displayType: 'thanorequal' },
    { name, value: textOf(to), displayType: 'lessorequal' },
  ];
};

/** Kinds of which only the last of several chosen values is sent: a path in a tree. */
const sendsLast = new Set(['cascader']);

const whereOf = (table: ResolvedTable, name: string, value: Cell): readonly Where[] => {
  const field = table.byName.get(name);
  if (!field) return [];
  const search = searchOf(field);
  if (search.range) return bounds(name, value);
  if (sendsLast.has(search.type))
    return [{ name, value: textOf(listOf(value).at(-1) ?? null), displayType: search.displayType }];
  const values = Array.isArray(value) ? value.map(textOf).filter((part) => part !== '') : [textOf(value)];
  const many = values.length > 1 && !takesMany(operatorOf(search.displayType));
  return [{ name, value: values.join(','), displayType: many ? 'selectList' : search.displayType }];
};

/**
 * Turns the values of the search panel into where clauses by the client's rules: empty values are skipped, numbers become
 * text, texts are trimmed, a range gives one clause a side, a cascader its last id, several values are joined with commas.
 * Names that are no field of the table are skipped.
 */
export const searchClauses = (
  table: ResolvedTable,
  values: Readonly<Record<string, Cell>>,
): readonly Where[] =>
  Object.entries(values)
    .flatMap(([name, value]) => whereOf(table, name, value))
    .filter((where) => where.value !== '');
