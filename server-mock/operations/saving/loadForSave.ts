import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import { fieldNamed } from '../../../runtime/model/fields/resolve/fieldNamed.ts';
import { versionField } from '../../../runtime/model/fields/resolve/impliedFields.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { headerField } from '../../../runtime/model/formulas/recordScope.ts';
import { bothNames, detailReads, type FieldNames } from '../../../runtime/model/record/detailReads.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { Cell, Row } from '../../../runtime/model/schema/Row.ts';
import type { Queryable } from '../../db/Database.ts';
import { anyOf, name } from '../../db/sql/names.ts';
import { type RawBuilder, sql } from '../../db/sql/sql.ts';
import { parseKey } from '../../reading/parseKey.ts';
import { columnNames, systemRows } from '../../reading/systemRows.ts';
import { keyText } from '../../records/keyText.ts';
import { selectDetail } from './loadDocument.ts';
import type { SaveRequest, StoredDocument } from './SaveState.ts';
import { sentText } from './sentText.ts';

/** The same document without role limits (`full`) and shaped by the user's roles; both have expressions. */
interface DocumentTables {
  readonly full: DocumentTable;
  readonly document: DocumentTable;
  /** `all` reads every column of every row. */
  readonly reads: 'touched' | 'all';
}

type Detail = DocumentTable['details'][number];

/** With at least this many sent rows the whole detail is read. */
const manyRows = 500;

/**
 * Reads what a save of a stored document needs: the main row and the sent or deleted detail rows.
 * Of other rows it reads only the columns that the header reads. It reads all rows of a detail, and names it
 * in `recheck`, when they read a header field that changes, or the currency of their prices does. Undefined when the document is missing or out of
 * scope.
 */
export const loadForSave = async (
  db: Queryable,
  tables: DocumentTables,
  request: SaveRequest,
  key: Cell,
  scope: RawBuilder<unknown> | undefined,
): Promise<StoredDocument | undefined> => {
  const { full } = tables;
  const where = sql`${name(full.main.key)} = ${key}${scope === undefined ? sql`` : sql` and ${scope}`}`;
  const [main] = await systemRows(db, 'save', full.main, where);
  if (main === undefined) return undefined;
  const details = new Map<string, readonly Row[]>();
  const recheck = new Set<string>();
  const slim = new Set<string>();
  // A hook may read any row.
  const isHooked = tables.reads === 'all' || (full.main.hooks.updateBefore ?? []).length > 0;
  for (const detail of full.details) {
    const { table } = detail;
    const keys = touchedKeys(table, request);
    const { columns, main: header } = readsOf(tables, detail);
    if (isChanged(full.main, request.main, main, header)) recheck.add(table.table);
    const isWhole = isHooked || recheck.has(table.table) || keys.length >= manyRows || columns === 'all';
    if (!isWhole) slim.add(table.table);
    details.set(
      table.table,
      isWhole
        ? await selectDetail(db, 'save', detail, key, columnNames(table))
        : await touchedAmong(db, detail, key, keys, columns),
    );
  }
  return { main, version: Number(main[versionField] ?? 0), details, recheck, slim };
};

/** Keys of the sent or deleted rows, typed as their column. */
const touchedKeys = (table: ResolvedTable, request: SaveRequest): readonly Cell[] => {
  const sent = request.details.find((one) => one.table === table.table);
  const texts = [
    ...(sent?.rows ?? []).map((row) => sentText(table, row, table.key)),
    ...(sent?.delKeys ?? []),
  ];
  return texts.flatMap((text) => parseKey(table, text) ?? []);
};

/** Header fields with the currency of amounts that a save compares with their price list. */
const askedCurrencies = ({ fields }: ResolvedTable): ReadonlySet<string> =>
  new Set(
    fields.flatMap(({ lookup, currencyField = '' }) =>
      lookup?.currency === undefined ? [] : (headerField(currencyField) ?? []),
    ),
  );

const readsOf = (
  { full, document }: DocumentTables,
  { table }: Detail,
): { readonly columns: FieldNames; readonly main: FieldNames } => {
  const reads = detailReads(full, table);
  const ours = { ...reads, main: bothNames(reads.main, askedCurrencies(table)) };
  const shaped = document.details.find((one) => one.table.table === table.table)?.table;
  if (shaped === undefined) return ours;
  const theirs = detailReads(document, shaped);
  return { columns: bothNames(ours.columns, theirs.columns), main: bothNames(ours.main, theirs.main) };
};

/** Whether this save may change one of these header fields. */
const isChanged = (table: ResolvedTable, sent: JsonObject, stored: Row, names: FieldNames): boolean => {
  if (names === 'all') return true;
  const changes = (name: string): boolean => {
    const field = table.byName.get(name);
    if (field === undefined) return false;
    // A formula may change through rows of this save.
    if (field.formula !== undefined) return true;
    if (field.lookup !== undefined && field.lookup.via !== name && changes(field.lookup.via)) return true;
    const entry = Object.entries(sent).find(([one]) => fieldNamed(table, one)?.field === name);
    if (entry === undefined) return false;
    const parsed = field.kind.parse(entry[1], field);
    return !parsed.ok || keyText(parsed.value) !== keyText(stored[name]);
  };
  return [...names].some(changes);
};

/** Touched rows with all columns and other rows with the columns read, in order. */
const touchedAmong = async (
  db: Queryable,
  detail: Detail,
  key: Cell,
  keys: readonly Cell[],
  columns: ReadonlySet<string>,
): Promise<readonly Row[]> => {
  const { schema, table } = detail;
  const touched =
    keys.length === 0
      ? []
      : await systemRows(
          db,
          'save',
          table,
          sql`${name(schema.foreignKey)} = ${key} and ${name(table.key)} = ${anyOf(keys)}`,
          sql`order by ${name(table.key)}`,
        );
  if (columns.size === 0 && schema.required !== true) return touched;
  const byKey = new Map(touched.map((row) => [keyText(row[table.key]), row] as const));
  const others = await selectDetail(db, 'save', detail, key, columns);
  return others.map((row) => byKey.get(keyText(row[table.key])) ?? row);
};
