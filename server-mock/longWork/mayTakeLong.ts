import { setTimeout as delay } from 'node:timers/promises';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import { answerOf } from '../http/answerOf.ts';
import type { UserCall } from '../http/Call.ts';
import { Refusal } from '../http/Refusal.ts';
import type { Route, UserRoute } from '../http/Route.ts';
import { keepBytes } from './keepBytes.ts';
import { RunningTask, runningTasksOf } from './RunningTask.ts';
import { endTask, insertTask } from './TaskRow.ts';

/** Seconds in which work is still answered at once, and the most that a client may ask for (`wait=`). */
const usualWait = 2;
const longestWait = 10;

/** Maximum tasks of one user at once. */
const most = 3;

/** Seconds to wait before a task is answered, 0: always a task; undefined: the client waits for the answer itself. */
const waitOf = (call: UserCall): number | undefined => {
  const prefer = (call.header('prefer') ?? '').slice(0, 200).toLowerCase();
  const wishes = prefer.split(/[,;]/).map((one) => one.trim());
  if (!wishes.includes('respond-async')) return undefined;
  const wait = wishes.find((one) => one.startsWith('wait='))?.slice('wait='.length) ?? '';
  return /^\d{1,2}$/.test(wait) ? Math.min(Number(wait), longestWait) : usualWait;
};

type Ended = { readonly answer: Answer } | { readonly error: unknown };

const isStream = ({ file }: Answer): boolean => file !== undefined && !(file.bytes instanceof Uint8Array);

/** Does the work to its end, that of a stream too. Never rejects. */
const ended = async (route: UserRoute, call: UserCall, task: RunningTask): Promise<Ended> => {
  try {
    const answer = await route.run({ ...call, work: task });
    // A stream works while it is read.
    if (isStream(answer)) await keepBytes(call.context, task.id, answer, task.signal);
    return { answer };
  } catch (error) {
    return error instanceof Refusal ? { answer: await error.answerFor(call) } : { error };
  }
};

/** The answer of work that was done in time. */
const atOnce = async ({ context, user }: UserCall, { id }: RunningTask, done: Ended): Promise<Answer> => {
  if ('error' in done) throw done.error;
  const { answer } = done;
  if (answer.file === undefined || !isStream(answer)) return answer;
  const bytes = await context.fileStore.read(id);
  // Its row is what the sweep removes the bytes by.
  await insertTask(context, id, user.id);
  await endTask(context, id, { state: 'done', answer: undefined, file: answer.file });
  return bytes === undefined ? answer : { ...answer, file: { ...answer.file, bytes: bytes.open() } };
};

/** Stores how a task ended. Never rejects. */
const storeEnd = async (call: UserCall, task: RunningTask, done: Ended): Promise<void> => {
  const { context, requestId, locale } = call;
  const failed = (error: unknown): Answer => {
    context.log.error({ requestId, task: task.id, err: error }, 'a task failed');
    return answerOf(error, locale, requestId);
  };
  try {
    const isCancelled = 'error' in done && task.signal.aborted;
    const answer = 'answer' in done ? done.answer : isCancelled ? undefined : failed(done.error);
    if (answer?.file !== undefined && !isStream(answer))
      await keepBytes(context, task.id, answer, task.signal);
    await task.over();
    await endTask(context, task.id, {
      state: isCancelled ? 'cancelled' : 'done',
      answer: answer === undefined || answer.file !== undefined ? undefined : JSON.stringify(answer.body),
      file: answer?.file,
    });
  } catch (error) {
    failed(error);
    await task.over();
  }
};

/**
 * A route whose work may take long. A client that asks for it (`Prefer: respond-async`, with `wait=` seconds if need be)
 * gets `{task}` where the work is not done in time; it goes on and keeps its answer. All others wait as before.
 */
export const mayTakeLong = (route: Route): Route => {
  if (route.access === 'public') return route;
  return {
    ...route,
    run: async (call: UserCall): Promise<Answer> => {
      const wait = waitOf(call);
      if (wait === undefined) return route.run(call);
      if (runningTasksOf(call.user.id) >= most) return refuse('429', call.say('work.tooMany', { n: most }));
      const task = new RunningTask(call.context, call.user.id);
      const work = ended(route, call, task);
      const done =
        wait === 0 ? undefined : await Promise.race([work, delay(wait * 1000, undefined, { ref: false })]);
      if (done !== undefined) return atOnce(call, task, done);
      await task.begin();
      void work.then((end) => storeEnd(call, task, end));
      return { ...succeed(null, { task: task.id }), status: 202 };
    },
  };
};
