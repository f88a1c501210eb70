import type { GeneratedRule } from '../../runtime/model/codegen/Generated.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';
import { stampRow, type Writer } from '../records/stamps.ts';
import { insertRow } from '../records/writeRow.ts';

/** The dictionary with the forms that have number rules. */
export const ruleForms = 'numberRuleForm';

/** Prefix of the number rule of a form; undefined: it has none. */
export const storedPrefix = async (db: Queryable, formCode: string): Promise<string | undefined> => {
  const { rows } = await run(
    db,
    sql`select "Prefix" as "prefix" from "Base_NumberRule" where "FormCode" = ${formCode} order by "NumberRule_Id" limit 1`,
  );
  return rows[0] === undefined ? undefined : String(rows[0].prefix ?? '');
};

/** Gives the rule of a form another prefix, unless people gave it one of their own. */
const changePrefix = (tx: Queryable, formCode: string, before: string, prefix: string): Promise<unknown> =>
  run(
    tx,
    sql`update "Base_NumberRule" set "Prefix" = ${prefix}, "Version" = "Version" + 1,
          "GenerativeRule" = case when starts_with("GenerativeRule", ${before})
            then ${prefix}::text || substr("GenerativeRule", ${before.length + 1}::int) else "GenerativeRule" end
        where "FormCode" = ${formCode} and "Prefix" = ${before}`,
  );

/**
 * Adds rows for number rules that have none: the rule (prefix, day, four digits) and its name in the list of forms. One whose
 * prefix the entry changes (`before`: its prefixes so far, by form) takes it; what people changed stays.
 */
export const addNumberRules = async (
  tx: Queryable,
  catalog: SchemaCatalog,
  rules: readonly GeneratedRule[],
  before: ReadonlyMap<string, string>,
  writer: Writer,
): Promise<void> => {
  const [rows, entries] = [catalog.table('Base_NumberRule'), catalog.table('Sys_DictionaryList')];
  for (const { formCode, title, prefix } of rules) {
    if (rows !== undefined) {
      const [known, was] = [await storedPrefix(tx, formCode), before.get(formCode)];
      if (known !== undefined && was !== undefined && was !== prefix)
        await changePrefix(tx, formCode, was, prefix);
      if (known === undefined) {
        const row = {
          FormCode: formCode,
          Prefix: prefix,
          SubmitTime: 'yyyyMMdd',
          SerialNumber: 4,
          GenerativeRule: `${prefix}yyyyMMdd0001`,
        };
        stampRow(rows, row, 'Add', writer);
        await insertRow(tx, rows, row);
      }
    }
    const list = await run(
      tx,
      sql`select "Dic_ID" from "Sys_Dictionary" where "DicNo" = ${ruleForms} limit 1`,
    );
    const id = list.rows[0]?.Dic_ID;
    if (entries === undefined || id === undefined) continue;
    const told = await run(
      tx,
      sql`select 1 from "Sys_DictionaryList" where "Dic_ID" = ${Number(id)} and "DicValue" = ${formCode} limit 1`,
    );
    if (told.rows.length > 0) continue;
    const row = { Dic_ID: Number(id), DicValue: formCode, DicName: title, OrderNo: 0, Enable: 1 };
    stampRow(entries, row, 'Add', writer);
    await insertRow(tx, entries, row);
  }
};
