import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import type { Draft, Drafts } from './Draft.ts';
import { markDrafts } from './draftMark.ts';

/** Drafts are kept for seven days. */
const keptMillis = 7 * 24 * 3_600_000;
const databaseName = 'jig-drafts';
/** Maximum drafts of one user; the oldest are deleted. */
const most = 50;

interface DraftDatabase extends DBSchema {
  drafts: { key: string; value: Draft; indexes: { owner: string } };
}

/** Opens the drafts of one user of a server. A browser without storage (private windows) keeps none. */
export async function openDrafts(owner: string): Promise<Drafts> {
  const db = await connect();
  let isOver = false;
  const list = async (): Promise<readonly Draft[]> => {
    if (!db) return [];
    try {
      const oldest = Date.now() - keptMillis;
      const all = await db.getAllFromIndex('drafts', 'owner', owner);
      const young = all.filter(({ savedAt }) => savedAt >= oldest).sort((a, b) => b.savedAt - a.savedAt);
      const gone = [...all.filter(({ savedAt }) => savedAt < oldest), ...young.slice(most)];
      for (const { id } of gone) await db.delete('drafts', id);
      return young.slice(0, most);
    } catch {
      return [];
    }
  };
  const remove = async (id: string): Promise<void> => {
    await db?.delete('drafts', id).catch(() => undefined);
  };
  return {
    list,
    remove,
    put: async (content) => {
      if (isOver) return;
      markDrafts();
      await db?.put('drafts', { ...content, owner, savedAt: Date.now() }).catch(() => undefined);
    },
    giveUp: async () => {
      isOver = true;
      for (const { id } of await list()) await remove(id);
    },
  };
}

/** Opens the database. Recreates a damaged or later one, because it holds only drafts. */
async function connect(): Promise<IDBPDatabase<DraftDatabase> | undefined> {
  const open = (): Promise<IDBPDatabase<DraftDatabase>> =>
    openDB<DraftDatabase>(databaseName, 1, {
      upgrade: (made) => {
        made.createObjectStore('drafts', { keyPath: 'id' }).createIndex('owner', 'owner');
      },
    });
  if (typeof indexedDB === 'undefined') return undefined;
  try {
    return await open();
  } catch {
    return deleteDB(databaseName)
      .then(open)
      .catch(() => undefined);
  }
}
