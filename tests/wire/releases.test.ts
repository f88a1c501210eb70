import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BackupSums } from '../../server-mock/backup/BackupHeader.ts';
import { storedFile } from '../../server-mock/backup/shelves/folderShelf.ts';
import { verifyArchive } from '../../server-mock/backup/verifyArchive.ts';
import { readEnvironment } from '../../server-mock/process/environment.ts';
import { placesOf } from '../../server-mock/process/places.ts';
import { type RunningServer, startServer } from '../../server-mock/process/startServer.ts';
import { changedTitle, checkerPassword, logo, password, productName } from '../releases/releaseFacts.ts';
import { databaseKinds } from '../setup/testDatabase.ts';
import { newPlace, restoreInto } from './backupWorld.ts';

const folder = new URL('../releases/', import.meta.url).pathname;
const releases = readdirSync(folder).filter((name) => name.endsWith('.tar.gz'));
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

it('has the data of a release', () => {
  expect(releases).toContain('jig-0.1.0.tar.gz');
});

describe.each(releases.flatMap((file) => databaseKinds.map((kind) => ({ file, kind }))))(
  '$file started with this version on $kind',
  ({ file, kind }) => {
    let server: RunningServer;
    let sums: BackupSums['tables'];
    beforeAll(async () => {
      const path = join(folder, file);
      ({ tables: sums } = (await verifyArchive(storedFile(path), () => undefined)).sums);
      const place = await newPlace(kind);
      await restoreInto(place, path);
      const read = readEnvironment({
        ...{ DATA_DIR: place.dataDirectory, DEMO: '0', PORT: '0', LOG_LEVEL: 'error' },
        ...(place.databaseUrl !== undefined && { DATABASE_URL: place.databaseUrl }),
      });
      if (!read.ok) throw new Error(read.problems.join('\n'));
      const started = await startServer(
        read.environment,
        placesOf(import.meta.url),
        quiet as unknown as Parameters<typeof startServer>[2],
        () => undefined,
      );
      if (!started.ok) throw new Error(started.because);
      ({ server } = started);
    });
    afterAll(() => server?.stop());

    const send = async (path: string, body: unknown, token = '') => {
      const answer = await fetch(`http://127.0.0.1:${server.port}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
      return answer.json();
    };
    const tokenOf = async (userName: string, own: string): Promise<string> =>
      (await send('user/login', { userName, password: own })).data.token;

    it('has every row of every table that people fill', async () => {
      // The product's own notes (`jig_`) may be made anew, and a new version may bring rows of its own.
      const filled = Object.entries(sums).filter(([table]) => !table.startsWith('jig_'));
      expect(filled.length).toBeGreaterThan(100);
      const lost: string[] = [];
      for (const [table, { rows: before }] of filled) {
        const { rows } = await server.context.db.query(`select count(*)::integer as "n" from "${table}"`);
        if (Number(rows[0]?.n) < before) lost.push(`${table}: ${before} rows, now ${rows[0]?.n}`);
      }
      expect(lost).toEqual([]);
    });

    it('lets its users in, each with the same rights', async () => {
      const checker = await tokenOf('checker', checkerPassword);
      const page = { page: 1, rows: 30 };
      expect((await send('Customer/getPageData', page, checker)).rows).toHaveLength(2);
      expect(await send('Sys_User/getPageData', page, checker)).toMatchObject({ status: false, code: '403' });
    });

    it('keeps what was made and published on screen in force', async () => {
      const { catalog } = server.context;
      expect(catalog.table('Customer')?.byName.get('CustomerName')?.title).toBe(changedTitle);
      expect(catalog.table('Equip_Check')?.byName.get('CheckCode')?.numberRule).toBeDefined();
      const admin = await tokenOf('admin', password);
      const added = await send(
        'Equip_Check/Add',
        { mainData: { CheckDate: '2026-12-01', Result: 2 } },
        admin,
      );
      expect(added).toMatchObject({ status: true });
      const checks = await send('Equip_Check/getPageData', { page: 1, rows: 30, sort: 'CheckDate' }, admin);
      const dates = checks.rows.map((row: { readonly CheckDate: string }) => row.CheckDate.slice(0, 10));
      expect(dates.sort()).toEqual(['2026-11-30', '2026-12-01']);
      const settings = await send('Sys_ParamsSetting/getPageData', { page: 1, rows: 1 }, admin);
      expect(settings.rows).toMatchObject([{ ProductName: productName }]);
    });

    it('finds uploaded files again', async () => {
      const answer = await fetch(`http://127.0.0.1:${server.port}/api/jig/logo`);
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(logo);
    });
  },
);
