import { makeAutoObservable, observableRef } from 'mobx';
import type { Follow } from '../../data/longCall.ts';
import type { WorkProgress } from '../../wire/longWork/LongTask.ts';

/** One long work of the user. */
export class LongWork implements Follow {
  /** Undefined: it may still be done at once, and is not shown. */
  progress: WorkProgress | undefined = undefined;
  isCancelled = false;
  /** Shows what was made; undefined: it is not ready. */
  show: (() => void) | undefined = undefined;
  /** What is done: 打印送货单. */
  readonly title: string;
  readonly #end = new AbortController();

  constructor(title: string) {
    this.title = title;
    makeAutoObservable(this, { progress: observableRef, show: observableRef }, { autoBind: true });
  }

  /** It goes on as a task: the user sees its progress. */
  get isLong(): boolean {
    return this.progress !== undefined;
  }

  get signal(): AbortSignal {
    return this.#end.signal;
  }

  told(progress: WorkProgress): void {
    this.progress = progress;
  }

  /** Offers what was made: a browser opens it only when the user presses a button. */
  offer(show: () => void): void {
    this.show = show;
  }

  cancel(): void {
    this.isCancelled = true;
    this.#end.abort();
  }
}

/** Long work of the user that is under way, which stands over the page with its progress. */
export class LongWorkStore {
  works: readonly LongWork[] = [];

  constructor() {
    makeAutoObservable(this, { works: observableRef }, { autoBind: true });
  }

  /** Those that are not done at once. */
  get shown(): readonly LongWork[] {
    return this.works.filter(({ isLong }) => isLong);
  }

  /** Does work that its user can follow and cancel. It stays shown while it offers what it made. */
  async run(title: string, work: (one: LongWork) => Promise<void>): Promise<void> {
    const one = new LongWork(title);
    this.works = [...this.works, one];
    try {
      await work(one);
    } finally {
      if (one.show === undefined) this.close(one);
    }
  }

  close(one: LongWork): void {
    this.works = this.works.filter((other) => other !== one);
  }
}
