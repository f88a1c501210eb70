import type { backupMessages } from '../../../runtime/model/messages/backup.ts';
import type { doctorMessages } from '../../../runtime/model/messages/doctor.ts';
import type { SchemaCatalog } from '../../../server-mock/catalog/SchemaCatalog.ts';
import type { Database } from '../../../server-mock/db/Database.ts';
import type { Environment } from '../../../server-mock/process/environment.ts';

/** What an examination found, with the words for it. */
export interface Finding {
  readonly key: keyof typeof doctorMessages | keyof typeof backupMessages;
  readonly params: Readonly<Record<string, string | number>>;
}

/** What a check looks at. */
export interface Examined {
  readonly db: Database;
  readonly catalog: SchemaCatalog;
  readonly environment: Environment;
}

/** One thing that the examination of an installation looks at. It changes nothing. */
export interface Check {
  readonly name: string;
  find(examined: Examined): Promise<readonly Finding[]>;
}
