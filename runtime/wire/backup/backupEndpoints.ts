import { endpoint } from '../Endpoint.ts';
import { superAdmin } from '../Right.ts';

/** A finished backup in the folder that the operator chose (`BACKUP_DIR`). */
export interface BackupTold {
  /** Name of the file, without its folder. */
  readonly file: string;
  readonly bytes: number;
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  /** Ids of uploaded files whose contents are missing. */
  readonly missing: readonly string[];
  /** Names of older backups that the rule of the operator let go. */
  readonly removed: readonly string[];
  readonly seconds: number;
}

/** Backups by a scheduled task. Where they go and how many are kept is the operator's: the call names neither. */
export const backupEndpoints = {
  make: endpoint<BackupTold>()('POST', '/api/jig/backup', superAdmin),
} as const;
