import { randomUUID } from 'node:crypto';
import type { WorkProgress } from '../../runtime/wire/longWork/LongTask.ts';
import type { ServerContext } from '../context/ServerContext.ts';
import type { Work } from '../http/Call.ts';
import { insertTask, tellTask } from './TaskRow.ts';

/** Milliseconds between two signs of life, which also ask whether the user has cancelled. */
const beat = 500;

const start: WorkProgress = { phase: '', done: 0, total: 0 };

/** The tasks that run in this process, by id. Others learn of a cancel at their next sign of life. */
const running = new Map<string, RunningTask>();

/** Long work of one call, from its begin; a task of its user once it goes on after the answer. */
export class RunningTask implements Work {
  readonly id = randomUUID();
  readonly userId: number;
  readonly #context: ServerContext;
  readonly #end = new AbortController();
  #progress = start;
  #timer: ReturnType<typeof setInterval> | undefined = undefined;
  #telling: Promise<void> | undefined = undefined;

  constructor(context: ServerContext, userId: number) {
    this.#context = context;
    this.userId = userId;
  }

  get signal(): AbortSignal {
    return this.#end.signal;
  }

  tell(progress: Partial<WorkProgress>): void {
    this.#progress = { ...this.#progress, ...progress };
  }

  /** From now on others can see it. */
  async begin(): Promise<void> {
    await insertTask(this.#context, this.id, this.userId);
    running.set(this.id, this);
    this.#timer = setInterval(() => {
      this.#telling ??= this.#sign().finally(() => {
        this.#telling = undefined;
      });
    }, beat);
    this.#timer.unref();
  }

  cancel(): void {
    this.#end.abort();
  }

  /** No sign is under way any more. */
  async over(): Promise<void> {
    running.delete(this.id);
    clearInterval(this.#timer);
    await this.#telling;
  }

  async #sign(): Promise<void> {
    try {
      if (await tellTask(this.#context, this.id, this.#progress)) this.cancel();
    } catch (error) {
      this.#context.log.warn({ err: error, task: this.id }, 'the progress of a task was not told');
    }
  }
}

/** A task that runs in this process. */
export const runningTask = (id: string): RunningTask | undefined => running.get(id);

/** Number of tasks of a user that run in this process. */
export const runningTasksOf = (userId: number): number =>
  [...running.values()].filter((task) => task.userId === userId).length;
