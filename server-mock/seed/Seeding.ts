import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { Queryable } from '../db/Database.ts';

/** What the parts of a seed share. */
export interface Seeding {
  readonly tx: Queryable;
  readonly catalog: SchemaCatalog;
  /** A table that must be there; throws when the schema is missing (a bug of the product). */
  table(name: string): ResolvedTable;
  /** `yyyy-MM-dd HH:mm:ss` */
  readonly now: string;
  /** Who made the rows and when. */
  readonly owned: Row;
  /** After rows with keys of their own: the identity goes on behind the greatest. */
  moveSequence(table: ResolvedTable): Promise<void>;
}
