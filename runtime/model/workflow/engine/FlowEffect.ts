import type { Seat } from './FlowInstance.ts';

/** The document's AuditStatus is to be this now. */
export interface StatusEffect {
  readonly kind: 'status';
  readonly status: number;
}

/** These are asked now: told in their message history and, where the node says so, by mail. */
export interface AskEffect {
  readonly kind: 'ask';
  readonly nodeId: string;
  readonly nodeName: string;
  readonly seats: readonly Seat[];
  readonly mail: boolean;
}

/** The creator is told how it ended, or that it is his again: 1, 3 or 4. */
export interface TellEffect {
  readonly kind: 'tell';
  readonly userId: number;
  readonly status: number;
}

/** Those who were asked learn that the document was withdrawn; those still waited for are told again; a word was said. */
export interface NotifyEffect {
  readonly kind: 'notify';
  readonly what: 'withdrawn' | 'urged' | 'comment';
  readonly seats: readonly Seat[];
  readonly userIds: readonly number[];
}

/** A node will be late soon, or is: those asked in it are told again. */
export interface RemindEffect {
  readonly kind: 'remind';
  readonly nodeName: string;
  readonly seats: readonly Seat[];
  /** `yyyy-MM-dd HH:mm:ss` */
  readonly due: string;
  readonly isLate: boolean;
  readonly mail: boolean;
}

/** These are told of the document and may look at its course from now on. */
export interface CopyEffect {
  readonly kind: 'copy';
  readonly userIds: readonly number[];
  /** Everybody who has one of these roles now. */
  readonly roleIds: readonly number[];
  /** The node whose rule it is; undefined: somebody did it. */
  readonly node?: { readonly id: string; readonly name: string };
}

/** What the server does because of an event, in the event's transaction (mail after it). */
export type FlowEffect = StatusEffect | AskEffect | TellEffect | NotifyEffect | RemindEffect | CopyEffect;
