import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { Queryable } from '../db/Database.ts';

/** Shared context of the seed functions. */
export interface Seeding {
  readonly tx: Queryable;
  readonly catalog: SchemaCatalog;
  /** Returns a required table; throws when the schema is missing (a bug of the product). */
  table(name: string): ResolvedTable;
  /** Hashes the password of an account. */
  hash(password: string): Promise<string>;
  /** `yyyy-MM-dd HH:mm:ss` */
  readonly now: string;
  /** Creator and creation time of the rows. */
  readonly owned: Row;
  /** Advances the identity beyond the greatest key, after inserts with explicit keys. */
  moveSequence(table: ResolvedTable): Promise<void>;
}
