import type { DriverError } from './databaseErrorOf.ts';

/** Given to the worker when it starts; it answers with a {@link WorkerReply} of id 0 when the database is open. */
export interface WorkerStart {
  /** Unset: in memory. */
  readonly directory: string | undefined;
  /** A dumped data directory (tar, optionally gzipped) to begin with; only for an empty or absent directory. */
  readonly load: Uint8Array | undefined;
  readonly timeZone: string;
}

/** What the main thread asks; ids rise from 1. */
export type WorkerRequest =
  | {
      readonly id: number;
      readonly kind: 'query';
      readonly sql: string;
      readonly params: readonly (string | null)[];
    }
  | { readonly id: number; readonly kind: 'execute'; readonly sql: string }
  | { readonly id: number; readonly kind: 'dump'; readonly compression: 'gzip' | 'none' }
  | { readonly id: number; readonly kind: 'ping' }
  | { readonly id: number; readonly kind: 'close' };

/** What a request answers. */
export interface WorkerAnswer {
  readonly rows: readonly Record<string, unknown>[];
  readonly affected: number;
  /** The command tag's word (`COMMIT` answers `ROLLBACK` in a failed transaction). */
  readonly command: string;
  readonly bytes?: Uint8Array;
}

export type WorkerReply =
  | { readonly id: number; readonly answer: WorkerAnswer }
  | { readonly id: number; readonly error: DriverError };

/** A request without its number, which the sender gives. */
export type WorkerCall = WorkerRequest extends infer R
  ? R extends WorkerRequest
    ? Omit<R, 'id'>
    : never
  : never;
