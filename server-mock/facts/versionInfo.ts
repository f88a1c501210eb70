import { existsSync, readFileSync } from 'node:fs';
import type { FactSource } from './FactSource.ts';
import { type ReleaseNotes, releaseNoteRows } from './releaseNoteRows.ts';

/** Beside the changelog of developers; two folders above the sources and above the built server. */
const file = new URL('../../release-notes.json', import.meta.url);

/** What changed for users, by release. Without release notes there are no rows. */
export const versionInfo: FactSource = {
  table: 'Sys_VersionInfo',
  rows: () =>
    existsSync(file) ? releaseNoteRows(JSON.parse(readFileSync(file, 'utf8')) as ReleaseNotes) : [],
};
