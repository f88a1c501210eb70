import type { RecordKey } from '../../../../runtime/data/DataSource.ts';

/** The document something is done about, as it was looked at. */
export interface ActSubject {
  readonly table: string;
  readonly key: RecordKey;
  readonly stepId: string | undefined;
  /** Names it waits for. */
  readonly waiting: readonly string[];
}
