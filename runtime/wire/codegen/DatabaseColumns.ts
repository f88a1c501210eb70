import type { JsonObject } from '../../model/schema/Json.ts';

/** How the columns of an entry differ from those of its table in the database. */
export interface DatabaseColumns {
  /** Column rows that the entry lacks. */
  readonly added: readonly JsonObject[];
  /** Columns of the entry that the table lacks. */
  readonly missing: readonly string[];
  /** Columns of another type: names of both types. */
  readonly different: readonly {
    readonly columnName: string;
    readonly entry: string;
    readonly database: string;
  }[];
}
