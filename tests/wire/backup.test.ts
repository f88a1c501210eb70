import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BackupRefusal } from '../../server-mock/backup/BackupRefusal.ts';
import type { InstallationPlace } from '../../server-mock/backup/InstallationPlace.ts';
import { outdatedBackups, readKeepRule } from '../../server-mock/backup/keepRule.ts';
import { migrateInstallation } from '../../server-mock/backup/migrateInstallation.ts';
import { openInstallation } from '../../server-mock/backup/openInstallation.ts';
import { restingSource } from '../../server-mock/backup/restingSource.ts';
import { storedFile } from '../../server-mock/backup/shelves/folderShelf.ts';
import { offerSnapshots } from '../../server-mock/backup/snapshot/offerSnapshots.ts';
import { verifyArchive } from '../../server-mock/backup/verifyArchive.ts';
import { finishRestore } from '../../server-mock/contents/finishRestore.ts';
import type { Database } from '../../server-mock/db/Database.ts';
import { lockDirectory } from '../../server-mock/db/lockDirectory.ts';
import { type DatabaseKind, databaseKinds } from '../setup/testDatabase.ts';
import {
  backUp,
  fileOf,
  filledPlace,
  newFolder,
  newPlace,
  openPlace,
  restoreInto,
  rewritten,
  storeOf,
  sumsOf,
} from './backupWorld.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: BackupRefusal) => error.key ?? String(error),
  );

/** An installation whose server runs, as far as backups know it. */
const running = async (kind: DatabaseKind) => {
  const { place, db } = await filledPlace(kind);
  const lock = kind === 'pglite' ? await lockDirectory(place.dataDirectory, () => undefined) : undefined;
  const stop =
    kind === 'pglite'
      ? await offerSnapshots({ db, dataDirectory: place.dataDirectory, log: quiet as never })
      : async () => undefined;
  return {
    place,
    db,
    end: async () => {
      await stop();
      await db.close();
      if (lock?.ok === true) lock.release();
    },
  };
};

describe.each(databaseKinds)('a backup of %s', (kind) => {
  let place: InstallationPlace;
  let db: Database;
  let end: () => Promise<void>;
  let file: string;
  beforeAll(async () => {
    ({ place, db, end } = await running(kind));
    file = join(await newFolder(), 'all.tar.gz');
  });
  afterAll(() => end());

  it('made while others write holds one moment, and is restored into each database as it was', async () => {
    let isWriting = true;
    const writing = (async () => {
      for (let n = 1; isWriting; n += 1) {
        await db.transaction(async (tx) => {
          await tx.query(`update "jig_setting" set "Value" = $1 where "Id" = 'first'`, [n]);
          await tx.query(`update "jig_setting" set "Value" = $1 where "Id" = 'second'`, [n]);
          await tx.query('insert into "Sample" ("Code", "Note") values ($1, $2)', [
            `W${n}`,
            'w'.repeat(3000),
          ]);
        });
      }
    })();
    const made = await backUp(place, file);
    isWriting = false;
    await writing;
    expect(made.sums.files).toMatchObject({ count: 3, bytes: 600_009, missing: [], changed: [] });
    for (const into of databaseKinds) {
      const target = await newPlace(into);
      const restored = await restoreInto(target, file);
      expect(restored?.tables).toEqual(made.sums.tables);
      const { tables, files } = await sumsOf(target);
      // Whose sessions were ended.
      const { Sys_User: _, ...others } = made.sums.tables;
      expect(tables).toMatchObject(others);
      expect(Object.keys(files)).toHaveLength(3);
      const opened = await openPlace(target);
      try {
        const { rows } = await opened.query(
          `select (select "Value" from "jig_setting" where "Id" = 'first') as "first",
             (select "Value" from "jig_setting" where "Id" = 'second') as "second",
             (select count(*)::integer from "Sample" where "Code" like 'W%') as "written",
             (select min("TokenVersion") from "Sys_User") as "version"`,
        );
        expect(rows[0]?.first).toBe(rows[0]?.second);
        expect(rows[0]?.written).toBe(Number(rows[0]?.first));
        expect(Number(rows[0]?.version)).toBeGreaterThan(25_000_000);
        // Numbers go on, and the index that ignores case is there.
        await opened.query(`insert into "Sample" ("Code") values ('next')`);
        await expect(opened.query(`insert into "Sample" ("Code") values ('NEXT')`)).rejects.toThrow('unique');
        const [id = ''] = Object.keys(files);
        expect(await (await storeOf(target, opened)).read(id)).toBeDefined();
      } finally {
        await opened.close();
      }
    }
  });

  it('is refused while another one runs', async () => {
    const other = await openInstallation(place);
    expect(await refusal(backUp(place, join(await newFolder(), 'x.tar.gz')))).toBe('backup.twice');
    await other.close();
  });

  it('replaces no file unasked, needs its folder, and leaves nothing behind when it fails', async () => {
    const folder = await newFolder();
    await backUp(place, folder);
    const [name = ''] = readdirSync(folder);
    expect(name).toMatch(/^jig-\d{8}-\d{6}\.tar\.gz$/);
    expect(await refusal(backUp(place, join(folder, name)))).toBe('backup.exists');
    expect(await refusal(backUp(place, join(folder, 'no', 'x.tar.gz')))).toBe('backup.noFolder');
    const failing = backUp(place, join(folder, 'x.tar.gz'), {
      progress: () => {
        throw new Error('the disk is gone');
      },
    });
    expect(await refusal(failing)).toContain('the disk is gone');
    expect(readdirSync(folder)).toEqual([name]);
  });

  if (kind === 'pglite')
    it('names a file whose contents are missing or changed, and is restored without them', async () => {
      const { rows } = await db.query('select "Id" from "jig_file" order by "Size"');
      const ids = rows.map((row) => String(row.Id));
      const target = await newPlace('postgres');
      const [, drawing = '', large = ''] = ids;
      const bad = await filledPlace('pglite');
      const known = (await bad.db.query('select "Id" from "jig_file" order by "Size"')).rows.map((row) =>
        String(row.Id),
      );
      await bad.db.close();
      const path = (id = '') => join(bad.place.dataDirectory, 'files', id.slice(0, 2), id);
      rmSync(path(known[1]));
      writeFileSync(path(known[2]), 'another');
      const out = join(await newFolder(), 'bad.tar.gz');
      const made = await backUp(bad.place, out);
      expect(made.sums.files).toMatchObject({ count: 2, missing: [known[1]], changed: [{ id: known[2] }] });
      expect((await restoreInto(target, out))?.files).toBe(2);
      expect([drawing, large]).not.toContain('');
    });

  it('brings the token secret only when asked, and only with its key', async () => {
    const secrets = { of: { tokenSecret: 'the secret of the tokens' }, password: 'a good long key' };
    const out = join(await newFolder(), 'secret.tar.gz');
    await backUp(place, out, { secrets });
    expect(gunzipSync(readFileSync(out)).includes('the secret of the tokens')).toBe(false);
    const target = await newPlace('postgres');
    expect(await refusal(restoreInto(target, out, { secretsPassword: 'another long key' }))).toBe(
      'backup.wrongKey',
    );
    expect(await refusal(restoreInto(target, file, { secretsPassword: 'a good long key' }))).toBe(
      'backup.noSecrets',
    );
    await restoreInto(target, out, { secretsPassword: 'a good long key' });
    expect(readFileSync(join(target.dataDirectory, 'token-secret'), 'utf8')).toBe('the secret of the tokens');
  });
});

describe('a file that is no whole backup is refused with its place', () => {
  let file: string;
  let place: InstallationPlace;
  beforeAll(async () => {
    const filled = await filledPlace('postgres');
    place = await newPlace('postgres');
    file = join(await newFolder(), 'all.tar.gz');
    await backUp(filled.place, file);
    await filled.db.close();
  });

  const json = (entry: { name: string; bytes: Buffer }, change: (value: Record<string, unknown>) => void) => {
    const value = JSON.parse(entry.bytes.toString());
    change(value);
    return { ...entry, bytes: Buffer.from(JSON.stringify(value)) };
  };
  const only = (name: string, change: (value: Record<string, unknown>) => void) =>
    rewritten(file, (entry) => (entry.name === name ? json(entry, change) : entry));
  const whole = () => readFileSync(file);

  const cases: readonly (readonly [string, () => Promise<string>, string, RegExp])[] = [
    ['gone', async () => '/tmp/no-such-backup', 'noFile', /no-such-backup/],
    ['empty', () => fileOf(''), 'cutShort', /beginning/],
    ['a text', () => fileOf('not a backup at all'), 'foreign', /beginning/],
    [
      'another archive',
      () => rewritten(file, ({ bytes }) => ({ name: 'a.txt', bytes })),
      'foreign',
      /a\.txt/,
    ],
    ['cut in the middle', () => fileOf(whole().subarray(0, whole().length / 2)), 'cutShort', /tables|files/],
    [
      'cut in its last bytes',
      () => fileOf(whole().subarray(0, whole().length - 4)),
      'cutShort',
      /sums\.json/,
    ],
    [
      'without its end',
      () => rewritten(file, (entry) => (entry.name === 'sums.json' ? undefined : entry)),
      'cutShort',
      /byte/,
    ],
    [
      'with a changed byte',
      () => {
        const bytes = whole();
        bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 0x40;
        return fileOf(bytes);
      },
      'damaged|backup.cutShort|backup.outside',
      /./,
    ],
    [
      'with a changed row',
      () =>
        rewritten(file, (entry) =>
          entry.name.startsWith('tables/Sample/')
            ? {
                ...entry,
                bytes: Buffer.from(entry.bytes.toString('latin1').replace('only', 'ONLY'), 'latin1'),
              }
            : entry,
        ),
      'damaged',
      /Sample/,
    ],
    [
      'with a changed upload',
      () =>
        rewritten(file, (entry) =>
          entry.name.startsWith('files/') && entry.bytes.toString() === 'a drawing'
            ? { ...entry, bytes: Buffer.from('a DRAWING') }
            : entry,
        ),
      'damaged',
      /uploaded file/,
    ],
    [
      'without a part of a table',
      () => rewritten(file, (entry) => (entry.name.startsWith('tables/Sample/') ? undefined : entry)),
      'damaged',
      /Sample/,
    ],
    [
      'of a newer format',
      () => only('backup.json', (header) => Object.assign(header, { version: 2 })),
      'newer',
      /format 2/,
    ],
    [
      'of a newer product',
      () => only('backup.json', (header) => Object.assign(header, { product: '99.0.0' })),
      'newer',
      /99/,
    ],
    [
      'with SQL for a type',
      () =>
        only('backup.json', (header) => {
          (header.tables as { columns: { sqlType: string }[] }[])[0]!.columns[0]!.sqlType =
            'text); drop table x';
        }),
      'damaged',
      /sqlType/,
    ],
    [
      'with an expression for a default',
      () =>
        only('backup.json', (header) => {
          (header.tables as { columns: { default?: string }[] }[])[0]!.columns[0]!.default = 'pg_sleep(9)';
        }),
      'damaged',
      /default/,
    ],
    [
      'with a path that leads outside',
      () =>
        rewritten(file, (entry) =>
          entry.name.startsWith('files/') ? { ...entry, name: '../../outside.txt' } : entry,
        ),
      'outside',
      /outside\.txt/,
    ],
    [
      'with more after its end',
      () => rewritten(file, (entry) => entry, [{ name: 'sums.json', bytes: Buffer.from('{}') }]),
      'damaged',
      /sums\.json/,
    ],
    [
      'with a size that no part has',
      async () => {
        const tar = gunzipSync(whole());
        // The size in the header of the first entry, in octal digits.
        tar.write('77777777777\0', 124, 'latin1');
        const sum = tar
          .subarray(0, 512)
          .reduce((all, byte, at) => all + (at >= 148 && at < 156 ? 32 : byte), 0);
        tar.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
        return fileOf(gzipSync(tar));
      },
      'tooLarge',
      /backup\.json/,
    ],
  ];
  it.each(cases)('%s', async (_, make, key, where) => {
    const made = await make();
    const found = await verifyArchive(storedFile(made), () => undefined).catch(
      (error: BackupRefusal) => error,
    );
    expect((found as BackupRefusal).key).toMatch(new RegExp(`^backup\\.(?:${key})$`));
    expect((found as BackupRefusal).message).toMatch(where);
    expect((found as BackupRefusal).in('zh')).toMatch(/[\u4e00-\u9fff]/);
    expect(await refusal(restoreInto(place, made))).toMatch(/^backup\./);
  });

  it('and nothing was written', async () => {
    expect(await refusal(backUp(place, join(await newFolder(), 'x.tar.gz')))).toBe('backup.noProduct');
  });
});

describe.each(databaseKinds)('a restore into %s', (kind) => {
  let file: string;
  let other: string;
  beforeAll(async () => {
    const filled = await filledPlace('postgres');
    file = join(await newFolder(), 'first.tar.gz');
    await backUp(filled.place, file);
    await filled.db.query(`insert into "Sample" ("Code") values ('second')`);
    other = join(await newFolder(), 'second.tar.gz');
    await backUp(filled.place, other);
    await filled.db.close();
  });

  it('over data is refused unless told, says what it replaces, and a look changes nothing', async () => {
    const place = await newPlace(kind);
    await restoreInto(place, file);
    const before = await sumsOf(place);
    expect(await refusal(restoreInto(place, other))).toBe('backup.overData');
    let rows = 0;
    await restoreInto(place, other, {
      dryRun: true,
      plan: ({ existing }) => {
        rows = existing?.rows ?? 0;
      },
    });
    expect(rows).toBeGreaterThan(5);
    expect(await sumsOf(place)).toEqual(before);
    const done = await restoreInto(place, other, { replace: true });
    expect((await sumsOf(place)).tables.Sample).toEqual(done?.tables.Sample);
    expect(done?.tables.Sample).not.toEqual(before.tables.Sample);
    // The replaced embedded database is kept.
    if (kind === 'pglite') expect(existsSync(join(done?.replaced ?? '', 'db', 'PG_VERSION'))).toBe(true);
  });

  it('that is interrupted leaves what was there, and an empty place empty', async () => {
    const place = await newPlace(kind);
    const interrupted = (what: RegExp) =>
      restoreInto(place, other, {
        replace: true,
        progress: (at) => {
          if (what.test(at.what)) throw new Error('interrupted');
        },
      });
    expect(await refusal(interrupted(/^files$/))).toContain('interrupted');
    expect(await refusal(backUp(place, join(await newFolder(), 'x.tar.gz')))).toBe('backup.noProduct');
    await restoreInto(place, file);
    const before = await sumsOf(place);
    for (const moment of [/^Sample$/, /^files$/, /^= Sample$/])
      expect(await refusal(interrupted(moment))).toContain('interrupted');
    expect(await sumsOf(place)).toEqual(before);
  });

  it('is refused while a server works there', async () => {
    const place = await newPlace(kind);
    await restoreInto(place, file);
    const before = await sumsOf(place);
    if (kind === 'postgres') {
      const server = await openPlace(place);
      expect(await refusal(restoreInto(place, other, { replace: true }))).toBe('backup.inUse');
      await server.close();
    } else {
      const open = await openInstallation(place);
      expect(await refusal(restoreInto(place, other, { replace: true }))).toBe('backup.inUse');
      await open.close();
    }
    expect(await sumsOf(place)).toEqual(before);
  });
});

it('a restore that died after it was complete is finished by the next start', async () => {
  const filled = await filledPlace('pglite');
  await filled.db.close();
  const file = join(await newFolder(), 'all.tar.gz');
  await backUp(filled.place, file);
  const source = await newPlace('pglite');
  await restoreInto(source, file);
  const { dataDirectory } = filled.place;
  // As it stands at the moment when the new database is complete and the old one is not yet away.
  mkdirSync(join(dataDirectory, 'restored'));
  renameSync(join(source.dataDirectory, 'db'), join(dataDirectory, 'restored', 'db'));
  const replaced = await finishRestore(dataDirectory);
  expect(existsSync(join(replaced ?? '', 'db', 'PG_VERSION'))).toBe(true);
  expect(existsSync(join(dataDirectory, 'restored'))).toBe(false);
  expect(await finishRestore(dataDirectory)).toBeUndefined();
  expect((await sumsOf(filled.place)).tables.Sample?.rows).toBe(7);
});

describe('the rule of what is kept', () => {
  const names = (...days: readonly string[]) => days.map((day) => `jig-${day}-023000.tar.gz`);
  const cases: readonly (readonly [string, string, readonly string[], readonly string[]])[] = [
    ['the newest of each day', '2d', names('20260103', '20260102', '20260101'), names('20260101')],
    [
      'the newest of a day with several',
      '1d',
      ['jig-20260101-010000.tar.gz', 'jig-20260101-230000.tar.gz'],
      ['jig-20260101-010000.tar.gz'],
    ],
    [
      'weeks from Monday',
      '1d,2w',
      names('20260107', '20260106', '20260105', '20260104', '20260103'),
      names('20260106', '20260105', '20260103'),
    ],
    ['months', '3m', names('20260301', '20260215', '20260201', '20260101'), names('20260201')],
    ['files of other names', '1d', ['other.tar.gz', ...names('20260102', '20260101')], names('20260101')],
  ];
  it.each(cases)('keeps %s', (_, rule, all, gone) => {
    expect(outdatedBackups(all, readKeepRule(rule) ?? { days: 0, weeks: 0, months: 0 })).toEqual(gone);
  });

  it.each(['', '7', '0d', '7x', '-1d', '7d;4w', '99999d'])('%j is no rule', (text) => {
    expect(readKeepRule(text)).toBeUndefined();
  });
});

it('a migration to the other database and back keeps every row and file, and is refused beside a server', async () => {
  const { place: from, db } = await filledPlace('postgres');
  const quietly = { replace: false, dryRun: false, progress: () => undefined, plan: () => undefined };
  // A new database is made here, without a dump.
  const { emptyDatabase: _, ...middle } = await newPlace('pglite');
  expect(await refusal(migrateInstallation({ ...quietly, from, to: middle }))).toBe('backup.inUse');
  await db.close();
  const before = await sumsOf(from);
  let planned = 0;
  const plan = ({ rows }: { readonly rows: number }): void => {
    planned = rows;
  };
  await migrateInstallation({ ...quietly, from, to: middle, dryRun: true, plan });
  const moved = await migrateInstallation({ ...quietly, from, to: middle });
  expect(planned).toBe(Object.values(moved?.tables ?? {}).reduce((sum, { rows }) => sum + rows, 0));
  const back = await newPlace('postgres');
  await migrateInstallation({ ...quietly, from: middle, to: back });
  expect(await sumsOf(middle)).toEqual(before);
  expect(await sumsOf(back)).toEqual(before);
  expect(await refusal(migrateInstallation({ ...quietly, from: middle, to: back }))).toBe('backup.overData');
});

it('a source that rests gives the same pieces, and rests once after each but never for more than a second', async () => {
  const pieces = ['one', 'two', 'three'].map((text) => Buffer.from(text));
  const rests: number[] = [];
  const { place, db } = await filledPlace('postgres');
  const open = await openInstallation(place);
  const source = { ...open.source, rowsOf: () => Readable.from(pieces) };
  const resting = restingSource(source, async (milliseconds) => void rests.push(milliseconds));
  const [table] = source.tables;
  const given: unknown[] = [];
  if (table !== undefined) for await (const piece of resting.rowsOf(table)) given.push(piece);
  expect(given).toEqual(pieces);
  expect(rests).toHaveLength(pieces.length);
  expect(rests.every((rest) => rest >= 0 && rest <= 1000)).toBe(true);
  await open.close();
  await db.close();
});
