import type { BackupSums } from '../../server-mock/backup/BackupHeader.ts';
import { program } from '../opsTry/program.ts';

/** Rows and hashes that a backup holds. */
export const archiveSums = (file: string): BackupSums =>
  JSON.parse(program('tar', ['-xOzf', file, 'sums.json'])) as BackupSums;

/** Tables that a restore changes: it ends all sessions. */
const changed = ['Sys_User'];

/** In words, how many tables, rows and files two backups have in common. Throws with what differs. */
export function sameSums(one: BackupSums, two: BackupSums): string {
  const names = new Set([...Object.keys(one.tables), ...Object.keys(two.tables)]);
  const different = [...names].filter((name) => {
    const [a, b] = [one.tables[name], two.tables[name]];
    return a?.rows !== b?.rows || (a?.sha256 !== b?.sha256 && !changed.includes(name));
  });
  const files = [one.files, two.files].map(({ count, bytes, missing, changed: other }) =>
    JSON.stringify({ count, bytes, missing, other }),
  );
  if (different.length > 0 || files[0] !== files[1])
    throw new Error(`different: ${[...different, ...(files[0] === files[1] ? [] : files)].join(', ')}`);
  const rows = Object.values(one.tables).reduce((sum, table) => sum + table.rows, 0);
  return `${names.size} tables, ${rows} rows and ${one.files.count} files are the same`;
}
