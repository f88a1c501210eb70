import type { Row } from '../../runtime/model/schema/Row.ts';
import { type Hook, veto } from '../context/Hook.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';

const hasTwice = (rows: readonly Row[], field: string): boolean => {
  const given = rows.map((row) => String(row[field] ?? '').trim()).filter((value) => value !== '');
  return new Set(given).size !== given.length;
};

/** Sys_Dictionary: numbers are unique, and so are names and keys within a dictionary. */
export const dictionaryUnique: Hook = async ({ db, stored, values, details }) => {
  const dicNo = values.DicNo;
  if (typeof dicNo === 'string') {
    const id = Number(stored?.Dic_ID ?? 0);
    const { rows } = await run(
      db,
      sql`select 1 from "Sys_Dictionary" where lower("DicNo") = lower(${dicNo}) and "Dic_ID" <> ${id} limit 1`,
    );
    if (rows.length > 0) return veto('DicNo', 'server.dictionaryExists', { dicNo });
  }
  const rows = details.Sys_DictionaryList ?? [];
  if (hasTwice(rows, 'DicName')) return veto('Sys_DictionaryList', 'server.dictionaryNameTwice');
  return hasTwice(rows, 'DicValue') ? veto('Sys_DictionaryList', 'server.dictionaryKeyTwice') : [];
};
