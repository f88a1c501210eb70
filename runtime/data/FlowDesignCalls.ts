import type { Issue } from '../model/Issue.ts';
import type { Row } from '../model/Row.ts';
import type { Answer } from './Answer.ts';

/** Somebody, or a role, that a node may name. */
export interface NamedKey {
  readonly key: number;
  readonly value: string;
}

/** Who may be named in a node (specification 2 section 7, getNodeDic); `mail`: whether letters are sent at all. */
export interface FlowPeople {
  readonly users: readonly NamedKey[];
  readonly roles: readonly NamedKey[];
  readonly mail: boolean;
}

/** Calls of whoever draws flows. */
export interface FlowDesignCalls {
  people(): Promise<Answer<FlowPeople>>;
  /** What a save would say of a row of Sys_WorkFlow, warnings too; nothing is stored. */
  check(row: Row): Promise<Answer<readonly Issue[]>>;
}
