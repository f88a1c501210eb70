import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemTables } from '../../server-mock/catalog/systemTables.ts';
import { claimFileStore } from '../../server-mock/contents/claimFileStore.ts';
import { DatabaseFiles } from '../../server-mock/contents/DatabaseFiles.ts';
import { DirectoryFiles } from '../../server-mock/contents/DirectoryFiles.ts';
import type { Database } from '../../server-mock/db/Database.ts';
import { migrate } from '../../server-mock/db/migrate.ts';
import { openTestDatabase } from '../setup/testDatabase.ts';

const text = 'content of an upload';

/** Puts a content at its path: below the first two characters of its id. */
const putContent = (directory: string, id: string): void => {
  mkdirSync(join(directory, id.slice(0, 2)), { recursive: true });
  writeFileSync(join(directory, id.slice(0, 2), id), text);
};

const register = (db: Database, id: string) =>
  db.query(
    `insert into "jig_file"
       ("Id", "ServerId", "TableName", "Path", "Name", "Format", "Size", "Sha256", "UserId", "CreatedAt")
     values ($1, $1, 'Customer', $2, 'a.txt', 'txt', $3, '', 1, '2020-01-01 00:00:00')`,
    [id, `Upload/Tables/Customer/${id}/a.txt`, text.length],
  );

const contentsOf = (directory: string): readonly string[] =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^..\/.{36}$/.test(path))
    .sort();

describe('the data directory of an installation from before file stores had ids', () => {
  let root: string;
  let directory: string;
  let own: Database;
  let foreign: Database;
  let kept: string[];
  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'jig-stores-'));
    directory = join(root, 'files');
    [own, foreign] = await Promise.all([openTestDatabase('pglite'), openTestDatabase('pglite')]);
    for (const db of [own, foreign]) await migrate(db, systemTables);
    kept = Array.from({ length: 3 }, () => randomUUID());
    for (const id of kept) {
      putContent(directory, id);
      await register(own, id);
    }
  });
  afterEach(async () => {
    await Promise.all([own.close(), foreign.close()]);
    rmSync(root, { recursive: true });
  });

  const claim = (db: Database, more: { readonly directory?: string; readonly adopt?: boolean } = {}) =>
    claimFileStore({
      ...{ db, store: new DirectoryFiles(more.directory ?? directory), adopt: more.adopt === true },
    });
  const readable = async (at = directory) =>
    (await Promise.all(kept.map((id) => new DirectoryFiles(at).read(id)))).map((found) => found?.size);

  it('is taken over by its own database, with every file', async () => {
    expect(await claim(own)).toBeUndefined();
    expect(await claim(own)).toBeUndefined();
    expect(await readable()).toEqual(kept.map(() => text.length));
  });

  it('is refused with another database, before and after it has an id, and nothing is removed', async () => {
    await register(foreign, randomUUID());
    const before = contentsOf(directory);
    for (const isMarked of [false, true]) {
      if (isMarked) expect(await claim(own)).toBeUndefined();
      const refusal = await claim(foreign);
      expect(refusal).toMatch(
        /3 个上传文件不属于此数据库[\s\S]*do not belong to this database[\s\S]*FILES_ADOPT=1/,
      );
      expect(existsSync(join(directory, 'database-id'))).toBe(isMarked);
    }
    expect(contentsOf(directory)).toEqual(before);
    expect(await claim(own)).toBeUndefined();
  });

  it('belongs to a restored database when the operator says so, and to the first one no more', async () => {
    expect(await claim(own)).toBeUndefined();
    // A dump restored elsewhere refers to the same files, with another id or none.
    for (const id of kept) await register(foreign, id);
    expect(await claim(foreign)).toMatch(/FILES_ADOPT=1/);
    expect(await claim(foreign, { adopt: true })).toBeUndefined();
    expect(await claim(foreign)).toBeUndefined();
    expect(await claim(own)).toMatch(/FILES_ADOPT=1/);
    expect(await readable()).toEqual(kept.map(() => text.length));
  });

  it('is copied with its database, and each copy stays with its own', async () => {
    expect(await claim(own)).toBeUndefined();
    const copy = join(root, 'copy');
    cpSync(directory, copy, { recursive: true });
    expect(await claim(own, { directory: copy })).toBeUndefined();
    expect(await readable(copy)).toEqual(kept.map(() => text.length));
  });

  it('gives PostgreSQL the files it names and keeps those of others', async () => {
    const db = await openTestDatabase('postgres');
    try {
      await migrate(db, systemTables);
      const [first = '', second = '', other = ''] = kept;
      for (const id of [first, second]) await register(db, id);
      const before = contentsOf(directory);
      const store = new DatabaseFiles(directory, db, 'Asia/Shanghai');
      expect([await store.adoptDirectory(), await store.adoptDirectory()]).toEqual([2, 0]);
      const elsewhere = new DatabaseFiles(join(root, 'none'), db, 'Asia/Shanghai');
      expect((await elsewhere.read(first))?.size).toBe(text.length);
      expect(await elsewhere.read(other)).toBeUndefined();
      expect(contentsOf(directory)).toEqual(before);
    } finally {
      await db.close();
    }
  });
});
