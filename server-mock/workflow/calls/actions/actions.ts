import type { Json } from '../../../../runtime/model/schema/Json.ts';
import type { FlowEvent } from '../../../../runtime/model/workflow/engine/FlowEvent.ts';
import type { Answer } from '../../../http/Answer.ts';
import { asList, asText, bodyObject, type UserCall } from '../../../http/Call.ts';
import { actorOf } from '../flowEvent.ts';
import { refuseIssue } from './refuseIssue.ts';

/** Characters of a reason or comment at most: as many as the record holds. */
const textLimit = 500;
/** Characters of a step's id at most. */
const idLimit = 200;
/** People a call may name before the engine says how many it allows. */
const namedLimit = 200;

/** What a call asks for, as the engine takes it. */
export interface SentAction {
  readonly event: FlowEvent;
}

/** What people do about a document besides deciding, by the last part of the call's path. */
export const actionNames = ['withdraw', 'transfer', 'addSigner', 'urge', 'comment', 'copyTo'] as const;

/** One of {@link actionNames}. */
export type ActionName = (typeof actionNames)[number];

type Read = SentAction | { readonly refused: Answer };

/** Reads the body of each action; who does it is never read from it. */
export const actions: { readonly [K in ActionName]: (call: UserCall) => Read } = {
  withdraw: (call) =>
    saying(call, 'reason', (reason) => ({ event: { kind: 'withdraw', by: actorOf(call), reason } })),
  transfer: (call) =>
    saying(call, 'reason', (reason) => {
      const [to] = people(bodyObject(call).userId) ?? [];
      if (to === undefined) return unreadable(call, bodyObject(call).userId);
      return { event: { kind: 'transfer', by: actorOf(call), to, reason, ...step(call) } };
    }),
  addSigner: (call) =>
    saying(call, 'reason', (reason) => {
      const users = people(bodyObject(call).userIds);
      if (users === undefined) return unreadable(call, bodyObject(call).userIds);
      return { event: { kind: 'addSigner', by: actorOf(call), users, reason, ...step(call) } };
    }),
  urge: (call) =>
    saying(call, 'reason', (reason) => ({ event: { kind: 'urge', by: actorOf(call), reason } })),
  comment: (call) =>
    saying(call, 'text', (reason) => ({ event: { kind: 'comment', by: actorOf(call), reason } })),
  copyTo: (call) =>
    saying(call, 'reason', (reason) => {
      const users = people(bodyObject(call).userIds);
      if (users === undefined) return unreadable(call, bodyObject(call).userIds);
      return { event: { kind: 'copyTo', by: actorOf(call), users, reason } };
    }),
};

/** A text of the body, trimmed; one that is too long or no text is refused. */
const saying = (call: UserCall, name: 'reason' | 'text', run: (said: string) => Read): Read => {
  const sent = bodyObject(call)[name];
  const said = (asText(sent ?? '') ?? '').trim();
  const isText = sent === undefined || sent === null || typeof sent === 'string';
  if (!isText || [...said].length > textLimit)
    return { refused: refuseIssue(call, { rule: 'flow.textLong', params: { n: textLimit } }) };
  return run(said);
};

/** Keys of people: one, a list, or comma text; undefined: something else, or far too many. */
const people = (sent: Json | undefined): readonly number[] | undefined => {
  const list = asList(sent) ?? (typeof sent === 'string' ? sent.split(',') : [sent ?? null]);
  if (list.length > namedLimit) return undefined;
  const ids = list.map((one) => {
    const text = typeof one === 'boolean' ? undefined : asText(one)?.trim();
    return text !== undefined && /^\d{1,10}$/.test(text) ? Number(text) : undefined;
  });
  return ids.every((id) => id !== undefined) ? ids : undefined;
};

const unreadable = (call: UserCall, sent: Json | undefined): Read => {
  const isNone = sent === undefined || sent === null || sent === '' || asList(sent)?.length === 0;
  const rule = isNone ? 'flow.target.required' : 'flow.target.unreadable';
  return { refused: refuseIssue(call, { rule, params: {} }) };
};

const step = (call: UserCall): { readonly nodeId?: string } => {
  const sent = asText(bodyObject(call).stepId);
  return sent === undefined || sent === '' ? {} : { nodeId: sent.slice(0, idLimit + 1) };
};
