import type { FileStore } from '../contents/FileStore.ts';
import { KnownFailure } from '../http/KnownFailure.ts';
import { BackupRefusal } from './BackupRefusal.ts';

/** What a failure of the store of uploaded files means for the operator. */
const refusalOf = (error: unknown, { shown }: FileStore): unknown =>
  error instanceof KnownFailure
    ? new BackupRefusal(error.key === 'upload.storeFull' ? 'backup.filesFull' : 'backup.filesAway', {
        ...{ place: shown, reason: error.message },
      })
    : error;

/** Asks a store, and throws a {@link BackupRefusal} while it is away or full. */
export async function askStore<T>(store: FileStore, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw refusalOf(error, store);
  }
}

/** Bytes of a store, with its failures as {@link askStore} tells them. */
export async function* tellStore(
  store: FileStore,
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch (error) {
    throw refusalOf(error, store);
  }
}
