import type { People, Person } from '../../../runtime/model/workflow/engine/Facts.ts';
import { stoodFor } from '../../../runtime/model/workflow/substitutes/stoodFor.ts';

const roles = [
  { id: 1, name: '系统管理员' },
  { id: 2, name: '经理' },
  { id: 3, name: '总监' },
  { id: 4, name: '空角色' },
] as const;

/** Users of the engine's tests; the account of 孙停用 is disabled. */
export const staff: readonly Person[] = [
  { id: 1, name: '系统管理员', enabled: true, superiorId: undefined, roleIds: [1] },
  { id: 2, name: '陈销售', enabled: true, superiorId: 3, roleIds: [] },
  { id: 3, name: '李主管', enabled: true, superiorId: 6, roleIds: [] },
  { id: 4, name: '王经理', enabled: true, superiorId: 6, roleIds: [2] },
  { id: 5, name: '赵经理', enabled: true, superiorId: 6, roleIds: [2] },
  { id: 6, name: '周总监', enabled: true, superiorId: undefined, roleIds: [3] },
  { id: 7, name: '孙停用', enabled: false, superiorId: 6, roleIds: [2] },
];

/** Substitutes of today: `[甲, 乙]` means that 乙 decides for 甲. */
export type StandIns = readonly (readonly [string, string])[];

/** The company with further disabled accounts. */
export const companyWithout = (
  disabled: ReadonlySet<number> = new Set(),
  standIns: StandIns = [],
): People => {
  const links = standIns.map(([of, by]) => ({ userId: idOf(of), substituteId: idOf(by) }));
  const people = staff.map((one) => (disabled.has(one.id) ? { ...one, enabled: false } : one));
  return {
    user: (id) => people.find((one) => one.id === id),
    role: (id) => roles.find((one) => one.id === id),
    membersOf: (id) => people.filter((one) => one.roleIds.includes(id)),
    standsFor: (id) => stoodFor(links, id, (one) => people.find((person) => person.id === one)),
  };
};

/** Id of a user of the company. */
export const idOf = (name: string): number => {
  const person = staff.find((one) => one.name === name);
  if (person === undefined) throw new Error(`nobody is called ${name}`);
  return person.id;
};
