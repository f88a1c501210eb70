import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';

/** Departments of the demo accounts by user name. */
const departments: Readonly<Record<string, string>> = {
  admin: '总经办',
  director: '总经办',
  manager: '生产部',
  manager2: '生产部',
  sales: '销售部',
  planner: '计划部',
  buyer: '采购部',
  warehouse: '仓储部',
  quality: '质量部',
  worker: '装配班',
  viewer: '财务部',
};

/** Puts the demo accounts into their departments. Needs the rows of Sys_Department. */
export const demoUserDepartments = async (tx: Queryable): Promise<void> => {
  for (const [user, department] of Object.entries(departments))
    await run(
      tx,
      sql`update "Sys_User" set "Dept_Id" = d."DepartmentId", "DeptName" = d."DepartmentName"
          from "Sys_Department" d where d."DepartmentName" = ${department} and "UserName" = ${user}`,
    );
};
