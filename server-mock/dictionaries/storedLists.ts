import type { Option } from '../../runtime/model/schema/FieldSchema.ts';
import type { DictionaryData } from '../../runtime/wire/dictionaries/DictionaryData.ts';
import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';

/** The lists of choices kept as rows, by number, with keys as texts. */
export const storedLists = async (db: Queryable): Promise<ReadonlyMap<string, DictionaryData>> => {
  const { rows } = await run(
    db,
    sql`select d."DicNo", d."DicName", l."DicValue", l."DicName" as "Label" from "Sys_Dictionary" d
        left join "Sys_DictionaryList" l on l."Dic_ID" = d."Dic_ID" and coalesce(l."Enable", 1) = 1
        where coalesce(d."Enable", 1) = 1 order by d."Dic_ID", l."OrderNo" desc, l."DicList_ID"`,
  );
  const all = new Map<string, { dicNo: string; dicName: string; data: Option[] }>();
  for (const row of rows) {
    const dicNo = String(row.DicNo);
    const dictionary = all.get(dicNo) ?? { dicNo, dicName: String(row.DicName ?? ''), data: [] };
    all.set(dicNo, dictionary);
    if (row.DicValue !== null)
      dictionary.data.push({ key: String(row.DicValue), value: String(row.Label ?? '') });
  }
  return all;
};
