import type { People, Person } from '../../../runtime/model/workflow/engine/Facts.ts';
import type { Substitution } from '../../../runtime/model/workflow/substitutes/Substitution.ts';
import {
  stoodFor,
  substituteDays,
  substitutesOf,
} from '../../../runtime/model/workflow/substitutes/stoodFor.ts';

/** A user with the data only the server needs. */
export interface Contact extends Person {
  readonly mail: string | undefined;
  /** DeptName; conditions compare 创建人部门 with it. */
  readonly department: string | undefined;
}

/** A substitution in force: user, substitute and last day. */
export type Link = Pick<Substitution, 'userId' | 'substituteId' | 'to'>;

/** People read for one event; users that were not requested are missing. */
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

  /** Substitutes of a user now, nearest first. */
  substitutesOf(personId: number): readonly Contact[] {
    return substitutesOf(this.links, personId, (id) => this.users.get(id));
  }

  /** Last day (`yyyy-MM-dd`) of each of {@link substitutesOf}, by user id. */
  substituteDays(personId: number): ReadonlyMap<number, string> {
    return substituteDays(this.links, personId, (id) => this.users.get(id)?.enabled === true);
  }

  membersOf(roleId: number): readonly Contact[] {
    return [...this.users.values()].filter((user) => user.roleIds.includes(roleId));
  }
}
