import type { ColumnTypeName } from '../../../runtime/model/schema/FieldSchema.ts';
import type { ViewField, ViewSchema } from '../../../runtime/model/schema/ViewSchema.ts';
import { joinedKey } from '../../../runtime/model/views/viewKey.ts';
import type { ForeignColumnOffer, ForeignOffer } from '../../../runtime/wire/datasets/Foreign.ts';
import { freeName } from '../../kit/freeName.ts';

/** A source over a foreign table while its box is open. */
export interface ForeignDraft {
  readonly view: string;
  readonly title: string;
  readonly database: string;
  readonly table: ForeignOffer;
  /** Titles of the columns that are taken, by name. */
  readonly titles: ReadonlyMap<string, string>;
}

/** Kind of field of each column type. */
const kinds: Readonly<Record<ColumnTypeName, string>> = {
  ...{ int: 'number', long: 'number', byte: 'number', sbyte: 'number' },
  ...{ decimal: 'decimal', string: 'text', guid: 'text' },
  ...{ bool: 'switch', date: 'date', datetime: 'datetime' },
};

/** Columns that may tell rows apart. */
const mostKeys = 8;

const isIdentifier = (name: string): boolean => /^[A-Za-z_][A-Za-z0-9_]{0,59}$/.test(name);

/** Title of a column before anybody changed it. */
export const firstTitle = ({ name, title }: Pick<ForeignColumnOffer, 'name' | 'title'>): string =>
  title.trim().slice(0, 100) || name;

/** A name for the source of a table that is free. */
export const freeSourceName = (taken: Iterable<string>, database: string, { name }: ForeignOffer): string => {
  const known = [...taken];
  const last = isIdentifier(name) ? name : 'Table1';
  return freeName([`Src_${database.replaceAll('-', '_')}_${last}`.slice(0, 50)], known);
};

const lineOf = (
  { name, columnType, scale }: ForeignColumnOffer,
  title: string,
  taken: readonly string[],
): ViewField => ({
  field: isIdentifier(name) ? freeName([name], taken) : freeName(['Column1', 'Column'], taken),
  title: title.trim() || name,
  type: kinds[columnType],
  columnType,
  ...(scale !== undefined && { scale }),
  column: name,
});

/** The key column of rows that several columns tell apart is made; no other column may have its name. */
const isOnlyKey = ({ columns }: ForeignOffer, column: ForeignColumnOffer): boolean =>
  column.isKey && columns.filter(({ isKey }) => isKey).length === 1;

/**
 * The view over a foreign table with its taken columns. `before`: the one in force; columns that it has keep their names, so that data sets over it stay.
 */
export const foreignView = (draft: ForeignDraft, before?: ViewSchema): ViewSchema => {
  const { view, title, database, table, titles } = draft;
  const fields: ViewField[] = [];
  for (const column of table.columns) {
    const said = titles.get(column.name);
    if (said === undefined) continue;
    const known = before?.fields.find((line) => line.column === column.name);
    const names = [...fields, ...(before?.fields ?? [])].map(({ field }) => field);
    const made = lineOf(column, said, isOnlyKey(table, column) ? names : [...names, joinedKey]);
    fields.push(known === undefined ? made : { ...known, title: made.title ?? said });
  }
  const isKey = new Set(table.columns.filter((one) => one.isKey).map(({ name }) => name));
  const keys = fields.filter(({ column = '' }) => isKey.has(column));
  const texts = fields.filter(({ columnType }) => columnType !== 'decimal');
  const chosen = isKey.size > 0 && keys.length === isKey.size ? keys : texts.length > 0 ? texts : fields;
  return {
    ...{ format: 1, view, cnName: title.trim(), parts: [] },
    foreign: { database, schema: table.schema, name: table.name },
    fields,
    key: chosen.slice(0, mostKeys).map(({ field }) => field),
  };
};
