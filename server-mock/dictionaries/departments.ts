import type { DictionaryProvider } from '../context/DictionaryProvider.ts';

const known = `
  select distinct "DeptName" from "Sys_User" where "DeptName" is not null and "DeptName" <> '' order by 1 limit 2000`;

/** Departments of all users. */
export const departments: DictionaryProvider = {
  async options({ context }) {
    const { rows } = await context.db.query(known);
    return rows.map(({ DeptName }) => ({ key: String(DeptName), value: String(DeptName) }));
  },
};
