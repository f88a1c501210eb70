import type { MessageKey, MessageParams } from '../../runtime/model/messages/index.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';

/** The draft that a command made. */
export interface Accepted<Draft> {
  readonly ok: true;
  readonly draft: Draft;
  /** Keys of the parts to select afterwards; absent: the selection stays. */
  readonly select?: readonly string[];
  /** Issues of parts that the command skipped. */
  readonly left?: readonly Issue[];
}

/** Result of a command of a designer: the new draft, or the reason for a refusal. */
export type EditAnswer<Draft> = Accepted<Draft> | Refusal;

/** Reason why a command does nothing, as a message key. */
export interface Refusal {
  readonly ok: false;
  readonly rule: MessageKey;
  readonly params?: MessageParams;
}

/** Makes a refusal with this reason. */
export const refuse = (rule: MessageKey, params?: MessageParams): Refusal =>
  params === undefined ? { ok: false, rule } : { ok: false, rule, params };
