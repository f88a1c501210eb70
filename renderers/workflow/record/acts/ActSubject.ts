import type { RecordKey } from '../../../../runtime/data/DataSource.ts';

/** Document an action applies to, as the user last saw it. */
export interface ActSubject {
  readonly table: string;
  readonly key: RecordKey;
  readonly stepId: string | undefined;
  /** Names of the users it waits for. */
  readonly waiting: readonly string[];
}
