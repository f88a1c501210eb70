import type { Seat } from './FlowInstance.ts';

/** Sets the document's AuditStatus. */
interface StatusEffect {
  readonly kind: 'status';
  readonly status: number;
}

/** Notifies new approvers through their message history, and by mail when the node says so. */
export interface AskEffect {
  readonly kind: 'ask';
  readonly nodeId: string;
  readonly nodeName: string;
  readonly seats: readonly Seat[];
  readonly mail: boolean;
}

/** Tells the creator the outcome: approved (1), returned (3) or reversed (4). */
interface TellEffect {
  readonly kind: 'tell';
  readonly userId: number;
  readonly status: number;
}

/** Notifies users of a withdrawal, an urging or a comment. */
interface NotifyEffect {
  readonly kind: 'notify';
  readonly what: 'withdrawn' | 'urged' | 'comment';
  readonly seats: readonly Seat[];
  readonly userIds: readonly number[];
}

/** Reminds the approvers of a node that is late or soon will be. */
interface RemindEffect {
  readonly kind: 'remind';
  readonly nodeName: string;
  readonly seats: readonly Seat[];
  /** `yyyy-MM-dd HH:mm:ss`. */
  readonly due: string;
  readonly isLate: boolean;
  readonly mail: boolean;
}

/** Notifies users of the document, who may read its course from now on. */
export interface CopyEffect {
  readonly kind: 'copy';
  readonly userIds: readonly number[];
  /** All current users of these roles. */
  readonly roleIds: readonly number[];
  /** The node whose setting caused it; undefined when a user did. */
  readonly node?: { readonly id: string; readonly name: string };
}

/** What the server does after an event, in the event's transaction (mail after the commit). */
export type FlowEffect = StatusEffect | AskEffect | TellEffect | NotifyEffect | RemindEffect | CopyEffect;
