import type { Option } from '../../runtime/model/schema/FieldSchema.ts';
import { insertRow } from '../records/writeRow.ts';
import type { Seeding } from './Seeding.ts';

interface SeedDictionary {
  readonly dicNo: string;
  readonly dicName?: string;
  readonly data?: readonly Option[];
  /** Its rows come from a table: fixed options beside them stay in the schema. */
  readonly source?: unknown;
}

/** Writes fixed lists as editable rows in their order (highest number first). The later of two lists wins. */
export const seedDictionaries = async (
  seeding: Seeding,
  dictionaries: readonly SeedDictionary[],
): Promise<void> => {
  const { tx, table, owned } = seeding;
  const byNumber = new Map(dictionaries.map((one) => [one.dicNo, one] as const));
  for (const { dicNo, dicName, data, source } of byNumber.values()) {
    if (data === undefined || source !== undefined) continue;
    const id = await insertRow(tx, table('Sys_Dictionary'), {
      DicNo: dicNo,
      DicName: dicName ?? dicNo,
      OrderNo: 0,
      Enable: 1,
      ...owned,
    });
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
