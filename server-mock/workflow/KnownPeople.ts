import type { People, Person } from '../../runtime/model/workflow/engine/Facts.ts';

/** A person with what only the server needs of him. */
export interface Contact extends Person {
  readonly mail: string | undefined;
  /** DeptName; what 创建人部门 of a condition is compared with. */
  readonly department: string | undefined;
}

/** People as they were read for one event; whoever was not asked for is not there. */
export class KnownPeople implements People {
  private readonly users: ReadonlyMap<number, Contact>;

  constructor(
    users: readonly Contact[],
    private readonly roles: ReadonlyMap<number, { readonly id: number; readonly name: string }>,
  ) {
    this.users = new Map(users.map((user) => [user.id, user]));
  }

  user(id: number): Contact | undefined {
    return this.users.get(id);
  }

  role(id: number): { readonly id: number; readonly name: string } | undefined {
    return this.roles.get(id);
  }

  standsFor(): readonly Contact[] {
    return [];
  }

  membersOf(roleId: number): readonly Contact[] {
    return [...this.users.values()].filter((user) => user.roleIds.includes(roleId));
  }
}
