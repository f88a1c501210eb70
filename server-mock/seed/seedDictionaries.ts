import type { Option } from '../../runtime/model/schema/FieldSchema.ts';
import { sql } from '../db/sql/sql.ts';
import { systemRows } from '../reading/systemRows.ts';
import { deleteWhere, insertRow, updateRow } from '../records/writeRow.ts';
import type { Seeding } from './Seeding.ts';

interface SeedDictionary {
  readonly dicNo: string;
  readonly dicName?: string;
  readonly data?: readonly Option[];
  /** Its rows come from a table: fixed options beside them stay in the schema. */
  readonly source?: unknown;
}

/** Ids of the lists that are there, by number. */
const knownLists = async (seeding: Seeding): Promise<ReadonlyMap<string, number>> => {
  const rows = await systemRows(seeding.tx, 'seed', seeding.table('Sys_Dictionary'), sql`true`);
  return new Map(rows.map(({ DicNo, Dic_ID }) => [String(DicNo), Number(Dic_ID)]));
};

/**
 * Writes fixed lists as editable rows in their order (highest number first). The later of two lists wins, also over one that is
 * there.
 */
export const seedDictionaries = async (
  seeding: Seeding,
  dictionaries: readonly SeedDictionary[],
): Promise<void> => {
  const { tx, table, owned } = seeding;
  if (dictionaries.length === 0) return;
  const known = await knownLists(seeding);
  const byNumber = new Map(dictionaries.map((one) => [one.dicNo, one] as const));
  for (const { dicNo, dicName, data, source } of byNumber.values()) {
    if (data === undefined || source !== undefined) continue;
    const there = known.get(dicNo);
    if (there !== undefined) {
      await deleteWhere(tx, 'Sys_DictionaryList', sql`"Dic_ID" = ${there}`);
      await updateRow(tx, table('Sys_Dictionary'), there, { DicName: dicName ?? dicNo });
    }
    const id =
      there ??
      (await insertRow(tx, table('Sys_Dictionary'), {
        DicNo: dicNo,
        DicName: dicName ?? dicNo,
        OrderNo: 0,
        Enable: 1,
        ...owned,
      }));
    for (const [index, option] of data.entries())
      await insertRow(tx, table('Sys_DictionaryList'), {
        Dic_ID: id,
        DicValue: String(option.key),
        DicName: option.value,
        OrderNo: (data.length - index) * 10,
        Enable: option.disabled === true || option.hidden === true ? 0 : 1,
        ...owned,
      });
  }
};
