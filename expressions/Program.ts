import type { Data } from './Data.ts';
import type { Result } from './Result.ts';
import type { RunOptions } from './RunOptions.ts';
import type { Scope } from './Scope.ts';

/** A compiled tree. */
export interface Program {
  /** The top-level names it may read: its dependencies. */
  readonly reads: readonly string[];
  /** Runs it on a record, synchronously. Always ends, with plain data or an error. Reads only the scope. */
  run(scope: Scope, options?: RunOptions): Result<Data>;
}
