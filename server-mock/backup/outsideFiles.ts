import { isFreeFor, readStoreId, tieStore, unfinished } from '../contents/claimFileStore.ts';
import type { FileStore } from '../contents/FileStore.ts';
import type { Queryable } from '../db/Database.ts';
import { BackupRefusal } from './BackupRefusal.ts';
import { askStore } from './storeRefusal.ts';

/** Files that a restore writes into a store outside of its database. They are seen when the database lists them. */
export interface OutsideFiles {
  /** Marks a store that has no mark yet, as a directory that is shared takes nothing without. */
  begin(): Promise<void>;
  keep(id: string, bytes: AsyncIterable<Uint8Array>): Promise<void>;
  /** Ties database and store together, in the transaction that ends next. Call the answer after its commit. */
  tie(db: Queryable): Promise<() => Promise<void>>;
  /** Removes what was not there before. Never rejects. */
  undo(): Promise<void>;
}

interface Owners {
  /** The database that is replaced. */
  readonly db: Queryable | undefined;
  /** Ids of other databases whose store it may be. */
  readonly ids: readonly (string | undefined)[];
  readonly adopt: boolean;
}

/** Throws a {@link BackupRefusal} for a store that is away, or belongs to another database. */
export async function outsideFiles(store: FileStore, { db, ids, adopt }: Owners): Promise<OutsideFiles> {
  const own = db === undefined ? undefined : await readStoreId(db);
  const isFree = adopt || (await askStore(store, () => isFreeFor(store, [...ids, own])));
  if (!isFree) throw new BackupRefusal('backup.filesForeign', { place: store.shown });
  const added: string[] = [];
  let isBegun = false;
  const begin = async (): Promise<void> => {
    if (!isBegun && (await store.mark?.read()) === undefined) await store.mark?.write(unfinished);
    isBegun = true;
  };
  return {
    begin: () => askStore(store, begin),
    keep: (id, bytes) =>
      askStore(store, async () => {
        await begin();
        if ((await store.peek(id)) === undefined) added.push(id);
        await store.put(id, bytes);
      }),
    tie: async (tied) => {
      const write = await tieStore(tied, store);
      return () => askStore(store, write);
    },
    undo: async () => {
      for (const id of added) await store.remove(id).catch(() => undefined);
    },
  };
}
