import { enabledField } from '../../runtime/model/access/enabledField.ts';
import type { ResolvedField, ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { DictionarySource } from '../../runtime/model/schema/DictionarySchema.ts';
import type { MutableRow, Row } from '../../runtime/model/schema/Row.ts';
import { sql } from '../db/sql/sql.ts';
import { systemRows } from '../reading/systemRows.ts';
import { deleteWhere, insertRow, updateRow } from '../records/writeRow.ts';
import { firstRow } from './firstRow.ts';
import type { Seeding } from './Seeding.ts';

/** The table that holds the choices of a dictionary, with the columns of their keys and labels. */
interface ChoiceTable {
  readonly table: ResolvedTable;
  readonly source: DictionarySource;
  readonly key: ResolvedField;
  readonly label: ResolvedField;
}

const choiceTable = ({ catalog }: Seeding, source: DictionarySource): ChoiceTable | undefined => {
  const table = catalog.table(source.table);
  const key = table?.byName.get(source.key);
  const label = typeof source.label === 'string' ? table?.byName.get(source.label) : undefined;
  if (table === undefined || key?.columnType !== 'string' || label === undefined) return undefined;
  return { table, source, key, label };
};

const roomOf = ({ maxlength }: ResolvedField): number => maxlength ?? Number.POSITIVE_INFINITY;

/** A text cut to the room of a field, told apart from the texts that are there by a number. */
const freeText = (field: ResolvedField, text: string, taken: ReadonlySet<string>): string => {
  for (let number = 1; ; number++) {
    const end = number === 1 ? '' : ` ${number}`;
    const made = text.slice(0, roomOf(field) - end.length) + end;
    if (!taken.has(made.toLowerCase())) return made;
  }
};

/** The rows of a table as they become choices. */
class Choices {
  readonly #seeding: Seeding;
  readonly #of: ChoiceTable;
  readonly #rows: MutableRow[];

  constructor(seeding: Seeding, of: ChoiceTable, rows: readonly Row[]) {
    this.#seeding = seeding;
    this.#of = of;
    this.#rows = rows.map((row) => ({ ...row }));
  }

  #taken(field: ResolvedField): ReadonlySet<string> {
    return new Set(this.#rows.map((row) => String(row[field.field] ?? '').toLowerCase()));
  }

  async #name(row: MutableRow, text: string): Promise<void> {
    const { table, key } = this.#of;
    row[key.field] = text;
    await updateRow(this.#seeding.tx, table, row[table.key] ?? null, { [key.field]: text });
  }

  /** Gives an entry of a stored list its row: the one with its label that has no key yet, or a new one. */
  async adopt(entry: Row): Promise<void> {
    const { table, source, key, label } = this.#of;
    const [text, title] = [String(entry.DicValue ?? ''), String(entry.DicName ?? '')];
    // No document can hold a key that its columns have no room for.
    if (text === '' || text.length > roomOf(key) || this.#taken(key).has(text.toLowerCase())) return;
    const same = this.#rows.find((row) => (row[key.field] ?? '') === '' && row[label.field] === title);
    if (same !== undefined) return this.#name(same, text);
    const made = firstRow(this.#seeding, table, {
      ...source.first?.find((choice) => choice.key === text)?.more,
      [key.field]: text,
      [label.field]: freeText(label, title === '' ? text : title, this.#taken(label)),
      ...(entry[enabledField] === 0 ? { [enabledField]: 0 } : {}),
    });
    const id = await insertRow(this.#seeding.tx, table, made);
    this.#rows.push({ ...made, [table.key]: id });
  }

  /** Gives rows without a key their label as key. */
  async nameTheRest(): Promise<void> {
    const { key, label } = this.#of;
    for (const row of this.#rows) {
      const title = String(row[label.field] ?? '');
      if ((row[key.field] ?? '') === '' && title !== '')
        await this.#name(row, freeText(key, title, this.#taken(key)));
    }
  }
}

/**
 * Turns lists that people kept in the data dictionary into rows of the table that offers these choices now (`source.first`).
 * Keys stay, so stored records keep their meaning; entries that were switched off stay so. The list is deleted after. Rows
 * that were there before the table had keys get one. Returns the numbers of these lists.
 */
export const adoptStoredLists = async (seeding: Seeding): Promise<readonly string[]> => {
  const { tx, catalog, table } = seeding;
  const adopted: string[] = [];
  for (const { dicNo, source } of catalog.bundle.dictionaries.values()) {
    const of = source?.first === undefined ? undefined : choiceTable(seeding, source);
    if (of === undefined) continue;
    const rows = await systemRows(tx, 'seed', of.table, sql`true`);
    const choices = new Choices(seeding, of, rows);
    const lists = await systemRows(tx, 'seed', table('Sys_Dictionary'), sql`"DicNo" = ${dicNo}`);
    for (const { Dic_ID: id } of lists) {
      const ofList = sql`"Dic_ID" = ${id ?? null}`;
      const order = sql`order by "OrderNo" desc, "DicList_ID"`;
      const entries = await systemRows(tx, 'seed', table('Sys_DictionaryList'), ofList, order);
      for (const entry of entries) await choices.adopt(entry);
      await deleteWhere(tx, 'Sys_DictionaryList', ofList);
      await deleteWhere(tx, 'Sys_Dictionary', ofList);
      adopted.push(dicNo);
    }
    await choices.nameTheRest();
  }
  return adopted;
};
