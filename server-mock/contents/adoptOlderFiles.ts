import type { Logger } from '../log/Logger.ts';
import { DatabaseFiles } from './DatabaseFiles.ts';
import type { FileStore } from './FileStore.ts';

/** Copies files of an older version from the data directory to PostgreSQL, in the background. */
export function adoptOlderFiles({
  fileStore,
  log,
}: {
  readonly fileStore: FileStore;
  readonly log: Logger;
}): void {
  if (!(fileStore instanceof DatabaseFiles)) return;
  fileStore.adoptDirectory().then(
    (copied) => copied > 0 && log.info({ copied }, 'uploaded files were copied into the database'),
    (error: unknown) => log.error({ err: error }, 'uploaded files could not be copied into the database'),
  );
}
