import type { Json } from '../../../../runtime/model/schema/Json.ts';
import type { FlowEvent } from '../../../../runtime/model/workflow/engine/FlowEvent.ts';
import type { ActionBody } from '../../../../runtime/wire/workflow/ActionBody.ts';
import type { Answer } from '../../../http/Answer.ts';
import { asList, asText, sentBody, type UserCall } from '../../../http/Call.ts';
import { actorOf } from '../flowEvent.ts';
import { refuseIssue } from './refuseIssue.ts';

/** Maximum characters of a reason or comment, as its column holds. */
const textLimit = 500;
/** Maximum characters of a step id. */
const idLimit = 200;
/** Maximum users a call may name; the engine applies its own smaller limits. */
const namedLimit = 200;

/** A request as the engine takes it. */
export interface SentAction {
  readonly event: FlowEvent;
}

/** User actions on a document other than votes, by the last part of the path. */
export const actionNames = ['withdraw', 'transfer', 'addSigner', 'urge', 'comment', 'copyTo'] as const;

/** One of {@link actionNames}. */
export type ActionName = (typeof actionNames)[number];

type Read = SentAction | { readonly refused: Answer<never> };

/** Reads the body of each action; the actor is never read from it. */
export const actions: { readonly [K in ActionName]: (call: UserCall) => Read } = {
  withdraw: (call) =>
    saying(call, 'reason', (reason) => ({ event: { kind: 'withdraw', by: actorOf(call), reason } })),
  transfer: (call) =>
    saying(call, 'reason', (reason) => {
      const [to] = people(sentBody<ActionBody>(call).userId) ?? [];
      if (to === undefined) return unreadable(call, sentBody<ActionBody>(call).userId);
      return { event: { kind: 'transfer', by: actorOf(call), to, reason, ...step(call) } };
    }),
  addSigner: (call) =>
    saying(call, 'reason', (reason) => {
      const users = people(sentBody<ActionBody>(call).userIds);
      if (users === undefined) return unreadable(call, sentBody<ActionBody>(call).userIds);
      return { event: { kind: 'addSigner', by: actorOf(call), users, reason, ...step(call) } };
    }),
  urge: (call) =>
    saying(call, 'reason', (reason) => ({ event: { kind: 'urge', by: actorOf(call), reason } })),
  comment: (call) =>
    saying(call, 'text', (reason) => ({ event: { kind: 'comment', by: actorOf(call), reason } })),
  copyTo: (call) =>
    saying(call, 'reason', (reason) => {
      const users = people(sentBody<ActionBody>(call).userIds);
      if (users === undefined) return unreadable(call, sentBody<ActionBody>(call).userIds);
      return { event: { kind: 'copyTo', by: actorOf(call), users, reason } };
    }),
};

/** Reads a text of the body, trimmed; refuses a long text and other types. */
const saying = (call: UserCall, name: 'reason' | 'text', run: (said: string) => Read): Read => {
  const sent = sentBody<ActionBody>(call)[name];
  const said = (asText(sent ?? '') ?? '').trim();
  const isText = sent === undefined || sent === null || typeof sent === 'string';
  if (!isText || [...said].length > textLimit)
    return { refused: refuseIssue(call, { rule: 'flow.textLong', params: { n: textLimit } }) };
  return run(said);
};

/** Reads user ids: one, a list, or comma-separated text; undefined when invalid or far too many. */
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
  const sent = asText(sentBody<ActionBody>(call).stepId);
  return sent === undefined || sent === '' ? {} : { nodeId: sent.slice(0, idLimit + 1) };
};
