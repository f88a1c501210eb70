import type { ConditionGroup } from '../../conditions/ConditionGroup.ts';

/** A flow has exactly one start and one end; users decide in a `node`. */
export type NodeType = 'start' | 'node' | 'end';

/** Codes of `auditType`; the approver registry has one entry for each. */
export const auditType = { users: 1, role: 2, superior: 3 } as const;

/** Codes of `auditMethod`. */
export const auditMethod = { none: 0, countersign: 1, either: 2 } as const;

/** What follows a rejection (`auditRefuse`) or a reverse approval (`auditBack`). */
export const continuation = { end: 0, previous: 1, start: 2 } as const;

/** Rule of a node for the case that it finds no approver. */
export type NobodyRule =
  | { readonly do: 'pass' }
  | { readonly do: 'person'; readonly userId: number }
  | { readonly do: 'administrator' };

/** Action when a node is late: remind its approvers, or also ask a superior or administrator. */
export type LateRule = 'remind' | 'superior' | 'administrator';

/** Time limit of a node (`jig.limit`), in working hours. */
export interface TimeLimit {
  /** Hours from entering the node until it is late: above 0, at most {@link greatestLimit}. */
  readonly hours: number;
  /** Hours before the deadline at which approvers get one reminder; absent: no early reminder. */
  readonly remind?: number;
  /** Stored as `then` on the wire. */
  readonly late: LateRule;
}

/** Maximum hours of a limit: about a working year. */
export const greatestLimit = 2000;

/** Settings that Jig adds to a node, under its key `jig`; absent when all are defaults. */
export interface NodeSettings {
  /**
   * `one`: one rejection rejects (default). `all`: the node is rejected only when all its approvers reject.
   */
  readonly reject: 'one' | 'all';
  /** Default: ask the administrators. */
  readonly nobody: NobodyRule;
  /** Fields that approvers may change with their vote; `Table.Field` for a detail. */
  readonly editable: readonly string[];
  /** Fields hidden from users while this node asks them; `Table.Field` for a detail. */
  readonly hidden: readonly string[];
  /** Absent: no time limit. */
  readonly limit?: TimeLimit;
  /** Users who are notified when the node passes and may read the course from then on. */
  readonly copyTo: { readonly userIds: readonly number[]; readonly roleIds: readonly number[] };
}

/** Settings of a node without the key `jig`. */
export const defaultSettings: NodeSettings = {
  reject: 'one',
  nobody: { do: 'administrator' },
  editable: [],
  hidden: [],
  copyTo: { userIds: [], roleIds: [] },
};

/** A node in the form that the engine reads. */
export interface FlowNode {
  readonly id: string;
  readonly name: string;
  readonly type: NodeType;
  /** A code of the approver registry, which holds all behaviour that depends on it. */
  readonly auditType: number;
  /** Used when {@link auditType} is `users`. */
  readonly userIds: readonly number[];
  /** Used when {@link auditType} is `role`. */
  readonly roleId: number | undefined;
  readonly auditMethod: number;
  /** Default continuation of a rejection; a continuation sent with the vote wins. */
  readonly auditRefuse: number;
  /** Default continuation of a reverse approval. */
  readonly auditBack: number;
  /** Whether to mail users who get a seat here. */
  readonly sendMail: boolean;
  /** All must hold on the saved record to enter the node; at the start node, to choose the flow. */
  readonly groups: readonly ConditionGroup[];
  readonly settings: NodeSettings;
}
