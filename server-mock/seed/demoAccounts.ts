import type { SeedUser } from './SeedFile.ts';

/** Accounts of DEMO=1 besides `admin`, each with the role its name says. */
export const demoAccounts = (password: string): readonly SeedUser[] =>
  (
    [
      ['director', '周总监', '总监', undefined],
      ['manager', '吴经理', '经理', 'director'],
      ['sales', '李销售', '销售', 'manager'],
      ['planner', '陈计划', '计划', 'manager'],
      ['buyer', '赵采购', '采购', 'manager'],
      ['warehouse', '孙仓管', '仓库', 'manager'],
      ['quality', '钱质检', '质检', 'manager'],
      ['worker', '郑师傅', '工人', 'manager'],
      ['viewer', '冯访客', '访客', 'director'],
      // The second of two managers who countersign. Last in the list, so that the other ids stay unchanged.
      ['manager2', '徐经理', '经理', 'director'],
    ] as const
  ).map(([userName, realName, role, superior]) => ({
    userName,
    realName,
    password,
    roles: [role],
    ...(superior === undefined ? {} : { superior }),
  }));
