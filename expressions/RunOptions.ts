import type { DataObject } from './Data.ts';
import type { Limits } from './Limits.ts';

/** What a run is given besides its scope. */
export interface RunOptions {
  /** `yyyy-MM-dd HH:mm:ss` in TIME_ZONE: the one clock reading `today` and `now` answer. Without it they are refused. */
  readonly now?: string;
  /** The same instant in milliseconds since 1970 (UTC), for JSONata's `$millis` and `$now`. */
  readonly instant?: number;
  /** Names a formula may read besides the record: JSONata's `$name`. */
  readonly bindings?: DataObject;
  /** Numbers from 0 up to 1 for `$random` and its like; `not-deterministic` without it. */
  readonly random?: () => number;
  readonly limits?: Partial<Limits>;
}
