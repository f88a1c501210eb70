/** A call that was answered. */
export interface AnsweredCall {
  readonly method: string;
  /** Path of its route, with the names of its parameters: `/api/:table/page`. */
  readonly route: string;
  /** HTTP status. */
  readonly status: number;
  readonly millis: number;
}

/** Work of the database that ended: one statement, or a whole transaction. */
export interface EndedWork {
  readonly kind: 'statement' | 'transaction';
  /** Milliseconds with the wait for a connection. */
  readonly millis: number;
  readonly isRefused: boolean;
}

/** Hears what the process does. It must not throw, and is called often. */
export interface WorkWatch {
  answered(call: AnsweredCall): void;
  ended(work: EndedWork): void;
}
