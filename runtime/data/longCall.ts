import type { WorkProgress } from '../wire/longWork/LongTask.ts';
import { longWorkEndpoints } from '../wire/longWork/longWorkEndpoints.ts';
import { startedOr, taskTold } from '../wire/longWork/readTask.ts';
import { envelope } from '../wire/readEnvelope.ts';
import { nothing, read, type Shape } from '../wire/shape.ts';
import { type Answer, answered, failed } from './Answer.ts';
import type { Http, HttpCall } from './Http.ts';

/** Who follows a call that takes long. */
export interface Follow {
  /** Aborted when the user cancels. */
  readonly signal: AbortSignal;
  /** Called while the call goes on as a task. */
  told(progress: WorkProgress): void;
}

/** Milliseconds between two questions after a task. */
const pause = 500;

/** Questions without an answer before the call is given up. */
const patience = 20;

/** Code of the failure of a cancelled call. */
export const cancelledCode = 'cancelled';

const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, pause));

/** Follows a task to its end. */
const follow = async <T>(
  http: Pick<Http, 'action' | 'call'>,
  id: string,
  shape: Shape<T>,
  { signal, told }: Follow,
): Promise<Answer<T>> => {
  let isCancelled = false;
  for (let missed = 0; ; ) {
    if (signal.aborted && !isCancelled) {
      isCancelled = true;
      await http.call(longWorkEndpoints.cancel, { body: { id } }, nothing);
    }
    const found = await http.call(longWorkEndpoints.task, { query: { id } }, taskTold);
    if (!found.ok) {
      missed += 1;
      // A refusal stays one; a network may come back.
      if (found.failure.code !== 'network' || missed > patience) return found;
      await rest();
      continue;
    }
    missed = 0;
    const { state, answer, ...progress } = found.data;
    if (state === 'cancelled') return failed(cancelledCode, found.message ?? '');
    if (state === 'failed') return failed('500', found.message ?? '');
    if (state === 'running') {
      told(progress);
      await rest();
      continue;
    }
    const said = read(envelope, answer);
    if (said.ok && !said.value.status)
      return failed(String(said.value.code ?? ''), said.value.message ?? '', said.value.data);
    const data = read(shape, said.ok ? said.value.data : undefined);
    return data.ok
      ? answered(data.value, said.ok ? said.value.message : undefined)
      : failed('shape', data.problem);
  }
};

/**
 * Makes a call with an envelope that may take long: where it is not done in two seconds it goes on as a task, which is
 * followed to its end and may be cancelled. `path` and `call` as for `Http.action`.
 */
export const longCall = async <T>(
  http: Pick<Http, 'action' | 'call'>,
  path: string,
  call: HttpCall,
  shape: Shape<T>,
  followed: Follow,
): Promise<Answer<T>> => {
  const headers = { ...call.headers, prefer: 'respond-async' };
  const first = await http.action(path, { ...call, headers }, startedOr(shape));
  if (!first.ok) return first;
  if ('told' in first.data) return answered(first.data.told, first.message);
  return follow(http, first.data.task, shape, followed);
};
