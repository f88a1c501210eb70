import type { ConditionGroup } from '../../conditions/ConditionGroup.ts';

/** Exactly one start and one end; `node` is where people decide. */
export type NodeType = 'start' | 'node' | 'end';

/** Codes of `auditType`, those of the approver registry. */
export const auditType = { users: 1, role: 2, superior: 3 } as const;

/** Codes of `auditMethod`. */
export const auditMethod = { none: 0, countersign: 1, either: 2 } as const;

/** What follows a rejection (`auditRefuse`) or a reverse approval (`auditBack`). */
export const continuation = { end: 0, previous: 1, start: 2 } as const;

/** What a node does when nobody may decide in it: never silence. */
export type NobodyRule =
  | { readonly do: 'pass' }
  | { readonly do: 'person'; readonly userId: number }
  | { readonly do: 'administrator' };

/** What follows when a node's time is up: those asked are told again, or somebody above decides beside them. */
export type LateRule = 'remind' | 'superior' | 'administrator';

/** How long a node may wait (`jig.limit`), in working hours. */
export interface TimeLimit {
  /** From when it is asked until it is late: above 0, at most {@link greatestLimit}. */
  readonly hours: number;
  /** Those asked are told again this many hours before that, once; absent: only when it is late. */
  readonly remind?: number;
  /** `then` on the wire. */
  readonly late: LateRule;
}

/** Working hours of a limit at most: about a year. */
export const greatestLimit = 2000;

/** What is ours about a node: the one key `jig` of the wire's node, absent when all of it is the default. */
export interface NodeSettings {
  /** `one`: one rejection rejects (default). `all`: only when everybody of the node rejected. */
  readonly reject: 'one' | 'all';
  /** Default: the administrator. */
  readonly nobody: NobodyRule;
  /** Fields approvers of this node may change inside the vote; a detail's as `Table.Field`. */
  readonly editable: readonly string[];
  /** Fields people who are asked in this node do not see while they are (decision 0032); a detail's as `Table.Field`. */
  readonly hidden: readonly string[];
  /** Absent: it may wait for ever. */
  readonly limit?: TimeLimit;
  /** Who is told when the node is passed, and may look at the document's course from then on. */
  readonly copyTo: { readonly userIds: readonly number[]; readonly roleIds: readonly number[] };
}

/** What a node without the key `jig` is set to. */
export const defaultSettings: NodeSettings = {
  reject: 'one',
  nobody: { do: 'administrator' },
  editable: [],
  hidden: [],
  copyTo: { userIds: [], roleIds: [] },
};

/** A node as the engine needs it. */
export interface FlowNode {
  readonly id: string;
  readonly name: string;
  readonly type: NodeType;
  /** Who decides: a code of the approver registry, which has all that differs by it. */
  readonly auditType: number;
  /** With {@link auditType} `users`. */
  readonly userIds: readonly number[];
  /** With {@link auditType} `role`. */
  readonly roleId: number | undefined;
  readonly auditMethod: number;
  /** Default continuation of a rejection; the one that is sent wins. */
  readonly auditRefuse: number;
  /** Default continuation of a reverse approval. */
  readonly auditBack: number;
  /** Mail to whoever gets a seat here. */
  readonly sendMail: boolean;
  /** All must hold on the saved record for the node to be entered; at the start node, for the flow to be chosen. */
  readonly groups: readonly ConditionGroup[];
  readonly settings: NodeSettings;
}
