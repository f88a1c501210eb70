import type { App } from '../../runtime/host/AppContext.ts';
import type { ResolvedField, ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Option } from '../../runtime/model/schema/FieldSchema.ts';
import type { Cell, Row } from '../../runtime/model/schema/Row.ts';
import { chosenKeys } from '../fields/chosenKeys.ts';

const labels = new WeakMap<readonly Option[], ReadonlyMap<string, string>>();

/**
 * What a cell shows: labels of dictionary keys, else the kind's own text. Empty while labels load, because keys would
 * be read as words.
 */
export function cellText(app: App, table: ResolvedTable, row: Row, name: string): string {
  return textOf(app, table, row, name, (field, value) =>
    field.dataKey === undefined ? field.kind.format(value, field, app.locale) : '',
  );
}

/** Text of a cell for the clipboard: as shown, but numbers without grouping. */
export function cellCopy(app: App, table: ResolvedTable, row: Row, name: string): string {
  return textOf(
    app,
    table,
    row,
    name,
    (field, value) => field.kind.copy?.(value, field) ?? field.kind.format(value, field, app.locale),
  );
}

function textOf(
  app: App,
  table: ResolvedTable,
  row: Row,
  name: string,
  write: (field: ResolvedField, value: Cell) => string,
): string {
  const field = table.byName.get(name);
  const value: Cell = row[name] ?? null;
  if (!field) return '';
  const { dataKey } = field;
  if (field.remote && dataKey !== undefined && field.data === undefined) {
    const words = chosenKeys(value).map((key) => app.dictionaries.remoteLabel(dataKey, key));
    return words.includes(undefined) ? write(field, value) : words.join(',');
  }
  const options =
    field.data ?? (field.dataKey === undefined ? undefined : app.dictionaries.options(field.dataKey));
  if (!options) return write(field, value);
  const byKey = labelsOf(options);
  // A key 0 without an option chooses nothing: the parent of the root rows of a tree.
  return chosenKeys(value)
    .filter((key) => key !== '0' || byKey.has(key))
    .map((key) => byKey.get(key) ?? key)
    .join(',');
}

function labelsOf(options: readonly Option[]): ReadonlyMap<string, string> {
  const known = labels.get(options);
  if (known) return known;
  const made = new Map(options.map((option) => [String(option.key), option.value]));
  labels.set(options, made);
  return made;
}
