import type { Row } from '../../runtime/model/schema/Row.ts';
import type { ServerContext } from '../context/ServerContext.ts';

/** Facts about the product itself, listed like records of a table that only the server writes. */
export interface FactSource {
  /** Table that holds them; its schema says `serverOnly`, unless the facts are keyed. */
  readonly table: string;
  /**
   * Rows have their keys: those that stay keep their history, and users may change them where a hook of the table changes what
   * the facts come from. `keysBelow`: the database gives their rows keys below this number, because facts take higher ones.
   * Default: all rows are written anew.
   */
  readonly keyed?: { readonly keysBelow: number };
  /** All rows, in order; without keys, unless the facts are keyed. */
  rows(context: Pick<ServerContext, 'catalog'>): readonly Row[];
}
