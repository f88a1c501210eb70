import { messageOf, text } from '../../runtime/model/messages/index.ts';
import { isObject } from '../../runtime/model/schema/Json.ts';
import { parseJson } from '../../runtime/wire/parseJson.ts';
import { endSession } from '../access/endSession.ts';
import type { Answering } from '../capability/Capability.ts';
import type { ServerContext } from '../context/ServerContext.ts';
import { maskSecrets } from './maskSecrets.ts';
import { readAnswer } from './readAnswer.ts';
import type { ScheduledTask } from './ScheduledTask.ts';
import { targetOf } from './targetOf.ts';
import { taskSecret } from './taskSecret.ts';

/** How a call ended. */
export interface TaskOutcome {
  readonly ok: boolean;
  /** Beginning of the answer. */
  readonly content: string;
  /** Why it failed, in Chinese; empty: it did not. */
  readonly error: string;
}

/** Longest part of an answer that is kept. */
const longestKept = 4_000;

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
  const secret = task.header === undefined ? '' : context.secrets.open(task.header[1], taskSecret);
  if (secret === undefined) return failure(text('task.secretLost', 'zh'));
  const limit = AbortSignal.timeout(task.seconds * 1000);
  const signal = AbortSignal.any([limit, stopped]);
  try {
    const answer =
      target.kind === 'own'
        ? await callOwn(context, app, task, target.path, signal)
        : await callOutside(task, target.url, secret, signal);
    if (answer === undefined) return failure(text('task.noAccount', 'zh'));
    const { response } = answer;
    const content = maskSecrets(answer.content, [secret]).slice(0, longestKept);
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

interface TaskAnswer {
  readonly response: Response;
  /** Its beginning, or kind and size of a binary one. */
  readonly content: string;
}

const initOf = ({ method, body }: ScheduledTask, headers: Headers, signal: AbortSignal): RequestInit => ({
  method,
  headers,
  signal,
  ...(method === 'POST' ? { body: body || '{}' } : {}),
});

const json = { 'content-type': 'application/json' } as const;

const callOutside = async (
  task: ScheduledTask,
  url: URL,
  secret: string,
  signal: AbortSignal,
): Promise<TaskAnswer> => {
  const headers = new Headers(json);
  if (task.header !== undefined) headers.set(task.header[0], secret);
  // A redirect could lead to a host that is not allowed.
  const response = await fetch(url, { ...initOf(task, headers, signal), redirect: 'manual' });
  return { response, content: await readAnswer(response, signal) };
};

/** Milliseconds that the token of a run lives beyond its time limit. */
const grace = 5_000;

/** Calls this server with the rights of the task's account. Undefined: the account may not sign in. */
const callOwn = async (
  context: ServerContext,
  app: Answering,
  task: ScheduledTask,
  path: string,
  signal: AbortSignal,
): Promise<TaskAnswer | undefined> => {
  const { rights, tokens } = context;
  const account = await rights.of(task.runAs);
  if (account?.isEnabled !== true) return undefined;
  const token = await tokens.issueUnattended(task.runAs, account.tokenVersion, task.seconds * 1000 + grace);
  const claims = await tokens.read(token);
  try {
    const headers = new Headers({ ...json, authorization: `Bearer ${token}` });
    const request = new Request(`http://jig.invalid${path}`, initOf(task, headers, signal));
    const response = await within(signal, app.fetch(request, '127.0.0.1'));
    return { response, content: await readAnswer(response, signal) };
  } finally {
    // What the run left behind, such as its token in an answer, opens nothing.
    if (claims !== undefined) await endSession(context, claims);
  }
};

/** The answer, or a rejection when the signal comes first: the application itself does not stop at one. */
const within = (signal: AbortSignal, answer: Promise<Response>): Promise<Response> =>
  Promise.race([
    answer,
    new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
    ),
  ]);

/** The message of an answer that says `status: false`. An answer too long to be whole is taken as it is. */
const refusalIn = (content: string): string | undefined => {
  const parsed = parseJson(content);
  if (!parsed.ok || !isObject(parsed.value) || parsed.value.status !== false) return undefined;
  return String(parsed.value.message ?? '').slice(0, 500) || text('task.refused', 'zh');
};
