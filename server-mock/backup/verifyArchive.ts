import { openArchive } from './archiveSource.ts';
import type { BackupHeader, BackupSums } from './BackupHeader.ts';
import type { Progress } from './Progress.ts';
import type { StoredBackup } from './shelves/BackupShelf.ts';

/** A backup that is whole. */
export interface VerifiedArchive {
  readonly header: BackupHeader;
  readonly sums: BackupSums;
  /** Encrypted secrets. */
  readonly secrets: string | undefined;
}

/** Reads a backup from its beginning to its end and compares every checksum. Throws a {@link BackupRefusal}. */
export async function verifyArchive(backup: StoredBackup, progress: Progress): Promise<VerifiedArchive> {
  const archive = await openArchive(backup);
  try {
    let bytes = 0;
    const take = async (what: string, pieces: AsyncIterable<Uint8Array>): Promise<void> => {
      for await (const piece of pieces) {
        bytes += piece.byteLength;
        progress({ what: `? ${what}`, bytes });
      }
    };
    for (const table of archive.tables) await take(table.table, archive.rowsOf(table));
    for await (const { open } of archive.files()) {
      const found = await open();
      if (found !== undefined) await take('files', found.bytes);
    }
    const { header, secrets } = archive;
    return { header, secrets, sums: await archive.finish() };
  } finally {
    await archive.close();
  }
}
