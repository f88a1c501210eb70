import type { GeneratedRule } from '../../runtime/model/codegen/Generated.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';
import { stampRow, type Writer } from '../records/stamps.ts';
import { insertRow } from '../records/writeRow.ts';

/** The dictionary with the forms that have number rules. */
export const ruleForms = 'numberRuleForm';

/**
 * Adds rows for number rules that have none: the rule (prefix, day, four digits) and its name in the list of forms. Rules that
 * are there stay, also when people changed them.
 */
export const addNumberRules = async (
  tx: Queryable,
  catalog: SchemaCatalog,
  rules: readonly GeneratedRule[],
  writer: Writer,
): Promise<void> => {
  const [rows, entries] = [catalog.table('Base_NumberRule'), catalog.table('Sys_DictionaryList')];
  for (const { formCode, title, prefix } of rules) {
    if (rows !== undefined) {
      const known = await run(
        tx,
        sql`select 1 from "Base_NumberRule" where "FormCode" = ${formCode} limit 1`,
      );
      if (known.rows.length === 0) {
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
