import { BackupRefusal } from '../../server-mock/backup/BackupRefusal.ts';
import type { BackupShelf } from '../../server-mock/backup/shelves/BackupShelf.ts';
import { openS3 } from '../../server-mock/backup/shelves/openS3.ts';
import type { Environment } from '../../server-mock/process/environment.ts';

/** The bucket that the environment names. Throws a {@link BackupRefusal} where it names none. */
export async function bucketOf({ backupS3, backupS3Key }: Environment): Promise<BackupShelf> {
  if (backupS3 === undefined || backupS3Key === undefined) throw new BackupRefusal('backup.noS3', {});
  return openS3({ place: backupS3, key: backupS3Key });
}
