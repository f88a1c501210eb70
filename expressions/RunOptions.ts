import type { Limits } from './Limits.ts';

/** What a run is given besides its scope. */
export interface RunOptions {
  /** `yyyy-MM-dd HH:mm:ss` in TIME_ZONE: the one clock reading `today` and `now` answer. Without it they are refused. */
  readonly now?: string;
  readonly limits?: Partial<Limits>;
}
