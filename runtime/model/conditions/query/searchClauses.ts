import { trimBlanks } from '../../fields/columnTypes/blanks.ts';
import { searchOf } from '../../fields/projections/searchRows.ts';
import type { ResolvedTable } from '../../fields/resolve/ResolvedTable.ts';
import type { Cell } from '../../schema/Row.ts';
import { operatorOf, takesMany } from './operators.ts';

/** A where clause in its wire form. */
interface Where {
  readonly name: string;
  readonly value: string;
  readonly displayType: string;
}

const textOf = (value: Cell): string => {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'object' ? '' : trimBlanks(String(value));
};

const listOf = (value: Cell): readonly Cell[] =>
  Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [value];

/** Makes one clause for each side of a range; an open side gives an empty value. */
const bounds = (name: string, value: Cell): readonly Where[] => {
  const [from = null, to = null] = listOf(value);
  return [
    { name, value: textOf(from), displayType: 'thanorequal' },
    { name, value: textOf(to), displayType: 'lessorequal' },
  ];
};

/** Types that send only the last selected value: a path in a tree. */
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
 * Converts the values of the search panel into where clauses. Skips empty values and unknown fields, trims
 * text, splits a range into two clauses, sends the last id of a cascader, and joins several values with
 * commas.
 */
export const searchClauses = (
  table: ResolvedTable,
  values: Readonly<Record<string, Cell>>,
): readonly Where[] =>
  Object.entries(values)
    .flatMap(([name, value]) => whereOf(table, name, value))
    .filter((where) => where.value !== '');
