import { messageOf, text } from '../../runtime/model/messages/index.ts';
import { isObject } from '../../runtime/model/schema/Json.ts';
import { parseJson } from '../../runtime/wire/parseJson.ts';
import type { Answering } from '../capability/Capability.ts';
import type { ServerContext } from '../context/ServerContext.ts';
import type { ScheduledTask } from './ScheduledTask.ts';
import { type TaskTarget, targetOf } from './targetOf.ts';

/** How a call ended. */
export interface TaskOutcome {
  readonly ok: boolean;
  /** Beginning of the answer. */
  readonly content: string;
  /** Why it failed, in Chinese; empty: it did not. */
  readonly error: string;
}

/** Longest part of an answer that is read and kept. */
const longestAnswer = 4_000;

/** Calls what a task names. Never rejects: an unreachable host or a refusal is an outcome. */
export async function callTarget(
  context: ServerContext,
  app: Answering,
  task: ScheduledTask,
  stopped: AbortSignal,
): Promise<TaskOutcome> {
  // The operator may have taken a host away since the task was stored.
  const target = targetOf(task.address, context.outboundHosts);
  if ('issues' in target) {
    return failure(target.issues.map((issue) => messageOf(issue, 'zh')).join(' '));
  }
  const limit = AbortSignal.timeout(task.seconds * 1000);
  try {
    const response = await send(context, app, task, target, AbortSignal.any([limit, stopped]));
    if (response === undefined) return failure(text('task.noAccount', 'zh'));
    const content = await beginningOf(response);
    if (!response.ok) return failure(text('task.status', 'zh', { n: response.status }), content);
    const refusal = refusalIn(content);
    return refusal === undefined ? { ok: true, content, error: '' } : failure(refusal, content);
  } catch (error) {
    if (limit.aborted) return failure(text('task.timeout', 'zh', { n: task.seconds }));
    if (stopped.aborted) return failure(text('task.stopped', 'zh'));
    const { cause } = error as { readonly cause?: unknown };
    const reason = cause instanceof Error ? cause.message : String(error);
    return failure(text('task.unreachable', 'zh', { reason: reason.slice(0, 200) }));
  }
}

const failure = (error: string, content = ''): TaskOutcome => ({ ok: false, content, error });

/** Undefined: the account of the task may not sign in. */
const send = async (
  context: ServerContext,
  app: Answering,
  task: ScheduledTask,
  target: TaskTarget,
  signal: AbortSignal,
): Promise<Response | undefined> => {
  const headers = new Headers({ 'content-type': 'application/json' });
  const isPost = task.method === 'POST';
  const init = { method: task.method, headers, signal, ...(isPost ? { body: task.body || '{}' } : {}) };
  if (target.kind === 'outside') {
    if (task.header !== undefined) headers.set(...task.header);
    // A redirect could lead to a host that is not allowed.
    return fetch(target.url, { ...init, redirect: 'manual' });
  }
  const account = await context.rights.of(task.runAs);
  if (account?.isEnabled !== true) return undefined;
  const token = await context.tokens.issue(task.runAs, account.tokenVersion);
  headers.set('authorization', `Bearer ${token}`);
  return within(signal, app.fetch(new Request(`http://jig.invalid${target.path}`, init), '127.0.0.1'));
};

/** The answer, or a rejection when the signal comes first: the application itself does not stop at one. */
const within = (signal: AbortSignal, answer: Promise<Response>): Promise<Response> =>
  Promise.race([
    answer,
    new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
    ),
  ]);

/** Reads no more of an answer than is kept. */
const beginningOf = async ({ body }: Response): Promise<string> => {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let content = '';
  while (reader !== undefined && content.length < longestAnswer) {
    const { done, value } = await reader.read();
    if (done) break;
    content += value;
  }
  await reader?.cancel().catch(() => undefined);
  return content.slice(0, longestAnswer);
};

/** The message of an answer that says `status: false`. An answer too long to be whole is taken as it is. */
const refusalIn = (content: string): string | undefined => {
  const parsed = parseJson(content);
  if (!parsed.ok || !isObject(parsed.value) || parsed.value.status !== false) return undefined;
  return String(parsed.value.message ?? '').slice(0, 500) || text('task.refused', 'zh');
};
