import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { shownBytes } from '../../../server-mock/backup/shownBytes.ts';
import type { Check, Finding } from './Check.ts';

/** Seconds that the clocks of this machine and of the database may differ. */
const apart = 5;
/** Free bytes below which a disk is nearly full. */
const leastFree = 1024 ** 3;
/** Oldest usable versions. */
const oldestPostgres = 150_000;
const oldestNode = [20, 19] as const;

/** Clock, disk and versions. */
export const machineCheck: Check = {
  name: 'machine',
  async find({ db, environment: { dataDirectory } }) {
    const findings: Finding[] = [];
    const before = Date.now();
    const { rows } = await db.query(
      `select extract(epoch from clock_timestamp())::float8 * 1000 as "now", current_setting('server_version_num')::integer as "number",
         current_setting('server_version') as "version"`,
    );
    const between = (before + Date.now()) / 2;
    const [row] = rows;
    const seconds = Math.round((Number(row?.now) - between) / 1000);
    if (Math.abs(seconds) > apart) findings.push({ key: 'doctor.clock', params: { seconds } });
    if (Number(row?.number) < oldestPostgres)
      findings.push({ key: 'doctor.oldDatabase', params: { version: String(row?.version) } });
    const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
    if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1]))
      findings.push({ key: 'doctor.oldNode', params: { version: process.versions.node } });
    if (existsSync(dataDirectory)) {
      const { bavail, bsize } = await statfs(dataDirectory);
      if (bavail * bsize < leastFree)
        findings.push({
          ...{ key: 'doctor.disk', params: { folder: dataDirectory, free: shownBytes(bavail * bsize) } },
        });
    }
    return findings;
  },
};
