import type { DatabaseWatch } from '../db/WatchedWork.ts';
import type { CallInHand } from '../log/CallInHand.ts';

/** How a call was answered. */
export interface CallEnd {
  /** HTTP status. */
  readonly status: number;
  readonly millis: number;
}

/** Hears what the process does. It must not throw, and is called often. */
export interface WorkWatch {
  readonly calls: {
    began(call: CallInHand): void;
    answered(call: CallInHand, end: CallEnd): void;
  };
  readonly database: DatabaseWatch;
}
