import type { Json } from '../../model/schema/Json.ts';

/** Answer of a call that goes on after it has answered. */
export interface TaskStarted {
  readonly task: string;
}

/** How far long work is. Without numbers only the phase is known. */
export interface WorkProgress {
  /** A name of the work's own, such as `reading`; empty: it has only one phase. */
  readonly phase: string;
  readonly done: number;
  /** 0: unknown. */
  readonly total: number;
}

/** `failed`: it ended without an answer, for instance because the server was restarted. */
export type TaskState = 'running' | 'done' | 'failed' | 'cancelled';

/** Answer of `GET /api/jig/task?id`. */
export interface TaskTold extends WorkProgress {
  readonly state: TaskState;
  /** What the call answers, once it is done: an envelope or a bare body. */
  readonly answer?: Json | undefined;
  /** It answers a file instead, which `GET /api/jig/taskFile?id` gives. */
  readonly fileName?: string | undefined;
}
