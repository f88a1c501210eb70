import type { CallEnd, WorkWatch } from '../context/WorkWatch.ts';
import type { BegunWork, WorkEnd } from '../db/WatchedWork.ts';
import type { CallInHand } from '../log/CallInHand.ts';
import type { Logger } from '../log/Logger.ts';
import { SignedIn } from './SignedIn.ts';
import { SlowWork } from './SlowWork.ts';

/** What this process does now, and what of it was slow. */
export class ProcessWatch implements WorkWatch {
  readonly slow: SlowWork;
  readonly signedIn = new SignedIn();
  readonly #calls = new Set<CallInHand>();
  readonly #works = new Set<BegunWork>();

  /** `now`: the moment as text. */
  constructor(log: Pick<Logger, 'warn'>, now: () => string) {
    this.slow = new SlowWork(log, now);
  }

  readonly calls = {
    began: (call: CallInHand): void => void this.#calls.add(call),
    answered: (call: CallInHand, end: CallEnd): void => {
      this.#calls.delete(call);
      this.signedIn.note(call);
      this.slow.answered(call, end);
    },
  };

  readonly database = {
    began: (work: BegunWork): void => void this.#works.add(work),
    ended: (work: BegunWork, end: WorkEnd): void => {
      this.#works.delete(work);
      this.slow.ended(work, end);
    },
  };

  /** Calls without an answer yet, the oldest first. */
  get running(): readonly CallInHand[] {
    return [...this.#calls];
  }

  /** Statements and transactions that run or wait, the oldest first. */
  get works(): readonly BegunWork[] {
    return [...this.#works];
  }
}
