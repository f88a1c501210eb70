import type { Issue } from '../model/schema/Issue.ts';
import type { Row } from '../model/schema/Row.ts';
import type { Answer } from './Answer.ts';

/** Somebody, or a role, that a node may name. */
export interface NamedKey {
  readonly key: number;
  readonly value: string;
}

/** Somebody and his roles. */
export interface NamedUser extends NamedKey {
  readonly roleIds: readonly number[];
}

/** Who may be named in a node. */
export interface FlowPeople {
  /** Enabled accounts. */
  readonly users: readonly NamedUser[];
  readonly roles: readonly NamedKey[];
  /** Whether letters are sent at all. */
  readonly mail: boolean;
  /** Accounts and roles that are there but switched off: older flows may name them. */
  readonly disabled: { readonly users: readonly NamedUser[]; readonly roles: readonly NamedKey[] };
}

/** Calls of whoever draws flows. */
export interface FlowDesignCalls {
  people(): Promise<Answer<FlowPeople>>;
  /** What a save would say of a row of Sys_WorkFlow, warnings too; nothing is stored. */
  check(row: Row): Promise<Answer<readonly Issue[]>>;
}
