import type { People, Person } from '../../../runtime/model/workflow/engine/Facts.ts';
import type { Substitution } from '../../../runtime/model/workflow/substitutes/Substitution.ts';
import { stoodFor, substitutesOf } from '../../../runtime/model/workflow/substitutes/stoodFor.ts';
import { substituteDays } from '../../../runtime/model/workflow/substitutes/substituteDays.ts';

/** A person with what only the server needs of him. */
export interface Contact extends Person {
  readonly mail: string | undefined;
  /** DeptName; what 创建人部门 of a condition is compared with. */
  readonly department: string | undefined;
}

/** Who is stood for by whom today, and until which day. */
export type Link = Pick<Substitution, 'userId' | 'substituteId' | 'to'>;

/** People as they were read for one event; whoever was not asked for is not there. */
export class KnownPeople implements People {
  private readonly users: ReadonlyMap<number, Contact>;

  constructor(
    users: readonly Contact[],
    private readonly roles: ReadonlyMap<number, { readonly id: number; readonly name: string }>,
    private readonly links: readonly Link[] = [],
  ) {
    this.users = new Map(users.map((user) => [user.id, user]));
  }

  user(id: number): Contact | undefined {
    return this.users.get(id);
  }

  role(id: number): { readonly id: number; readonly name: string } | undefined {
    return this.roles.get(id);
  }

  standsFor(personId: number): readonly Contact[] {
    return stoodFor(this.links, personId, (id) => this.users.get(id));
  }

  /** Who may decide in a person's place now, nearest first. */
  substitutesOf(personId: number): readonly Contact[] {
    return substitutesOf(this.links, personId, (id) => this.users.get(id));
  }

  /** The last day (`yyyy-MM-dd`) of each of {@link substitutesOf}, by his id. */
  substituteDays(personId: number): ReadonlyMap<number, string> {
    return substituteDays(this.links, personId, (id) => this.users.get(id)?.enabled === true);
  }

  membersOf(roleId: number): readonly Contact[] {
    return [...this.users.values()].filter((user) => user.roleIds.includes(roleId));
  }
}
