import type { DataObject } from './Data.ts';
import type { Limits } from './Limits.ts';

/** Options of a run besides its scope. */
export interface RunOptions {
  /** `yyyy-MM-dd HH:mm:ss` in TIME_ZONE: the time of `today` and `now`. Without it both are refused. */
  readonly now?: string;
  /** The same instant in milliseconds since 1970 (UTC), for JSONata's `$millis` and `$now`. */
  readonly instant?: number;
  /** Further names a formula may read: JSONata's `$name`. */
  readonly bindings?: DataObject;
  /** Random numbers from 0 up to 1 for `$random` and similar; without it `not-deterministic`. */
  readonly random?: () => number;
  readonly limits?: Partial<Limits>;
}
