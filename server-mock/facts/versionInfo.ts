import { existsSync, readFileSync } from 'node:fs';
import type { FactSource } from './FactSource.ts';
import { readChangelog } from './readChangelog.ts';

/** Beside the sources and beside the built server: both stand two folders below it. */
const changelog = new URL('../../CHANGELOG.md', import.meta.url);

/** What changed in the product, by version. Without a changelog there are no rows. */
export const versionInfo: FactSource = {
  table: 'Sys_VersionInfo',
  rows: () => (existsSync(changelog) ? readChangelog(readFileSync(changelog, 'utf8')) : []),
};
