import type { DriverError } from './databaseErrorOf.ts';

/** Start data of the worker. The worker sends a {@link WorkerReply} with id 0 when the database is open. */
export interface WorkerStart {
  /** Unset: in memory. */
  readonly directory: string | undefined;
  /** Data directory dump (tar, optionally gzipped) to start from; only for an empty or missing directory. */
  readonly load: Uint8Array | undefined;
  readonly timeZone: string;
  /** PGlite's program ({@link pgliteProgram}). */
  readonly program: WebAssembly.Module;
}

/** Request from the main thread; ids count up from 1. */
export type WorkerRequest =
  | {
      readonly id: number;
      readonly kind: 'query';
      readonly sql: string;
      readonly params: readonly (string | null)[];
    }
  | { readonly id: number; readonly kind: 'execute'; readonly sql: string }
  | { readonly id: number; readonly kind: 'dump'; readonly compression: 'gzip' | 'none' }
  /** `copy ... to '/dev/blob'`; the answer has the bytes. */
  | { readonly id: number; readonly kind: 'copyOut'; readonly sql: string }
  /** `copy ... from '/dev/blob'`. */
  | { readonly id: number; readonly kind: 'copyIn'; readonly sql: string; readonly bytes: Uint8Array }
  | { readonly id: number; readonly kind: 'ping' }
  | { readonly id: number; readonly kind: 'close' };

/** Successful reply to a request. */
export interface WorkerAnswer {
  readonly rows: readonly Record<string, unknown>[];
  readonly affected: number;
  /** Command tag (`COMMIT` returns `ROLLBACK` in a failed transaction). */
  readonly command: string;
  readonly bytes?: Uint8Array;
}

export type WorkerReply =
  | { readonly id: number; readonly answer: WorkerAnswer }
  | { readonly id: number; readonly error: DriverError };

/** A request without its id, which the sender assigns. */
export type WorkerCall = WorkerRequest extends infer R
  ? R extends WorkerRequest
    ? Omit<R, 'id'>
    : never
  : never;
