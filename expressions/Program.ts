import type { Data } from './Data.ts';
import type { Result } from './Result.ts';
import type { RunOptions } from './RunOptions.ts';
import type { Scope } from './Scope.ts';

/** A compiled tree. */
export interface Program {
  /** The top-level names it may read: what it depends on. */
  readonly reads: readonly string[];
  /** Runs it on a record, synchronously. Always ends, always plain data or an error value; asks nothing but the scope. */
  run(scope: Scope, options?: RunOptions): Result<Data>;
}
