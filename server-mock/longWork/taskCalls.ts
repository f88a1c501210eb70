import type { FileAnswer } from '../../runtime/wire/Endpoint.ts';
import type { TaskTold } from '../../runtime/wire/longWork/LongTask.ts';
import { parseJson } from '../../runtime/wire/parseJson.ts';
import { type Answer, download, refuse, succeed } from '../http/Answer.ts';
import { asText, bodyObject, type UserCall } from '../http/Call.ts';
import { runningTask } from './RunningTask.ts';
import { cancelTask, readTask } from './TaskRow.ts';

/** Ids are short; longer ones are none. */
const idOf = (sent: string | undefined): string => (sent ?? '').slice(0, 64);

/** `GET /api/jig/task?id`: how far a task of the caller is, and what it answers once it is done. */
export const taskAnswer = async (call: UserCall): Promise<Answer<TaskTold>> => {
  const row = await readTask(call.context, idOf(call.query('id')), call.user.id);
  if (row === undefined) return refuse('404', call.say('work.gone'));
  const { state, phase, done, total, answer, file } = row;
  const parsed = answer === undefined ? undefined : parseJson(answer);
  return succeed(state === 'failed' ? call.say('work.lost') : null, {
    ...{ state, phase, done, total },
    ...(parsed?.ok === true && { answer: parsed.value }),
    ...(file !== undefined && { fileName: file.name }),
  });
};

/** `GET /api/jig/taskFile?id`: the file that a task of the caller answers. */
export const taskFile = async (call: UserCall): Promise<Answer<FileAnswer>> => {
  const id = idOf(call.query('id'));
  const row = await readTask(call.context, id, call.user.id);
  const bytes = row?.file === undefined ? undefined : await call.context.fileStore.read(id);
  if (row?.file === undefined || bytes === undefined) return refuse('404', call.say('work.gone'));
  return download({ ...row.file, bytes: bytes.open() });
};

/** `POST /api/jig/task/cancel` `{id}`: asks a task of the caller to stop. What is stored already stays. */
export const cancelAnswer = async (call: UserCall): Promise<Answer<null>> => {
  const id = idOf(asText(bodyObject(call).id));
  if (!(await cancelTask(call.context, id, call.user.id))) return refuse('404', call.say('work.notRunning'));
  runningTask(id)?.cancel();
  return succeed(call.say('work.cancelled'));
};
