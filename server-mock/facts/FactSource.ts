import type { Row } from '../../runtime/model/schema/Row.ts';
import type { ServerContext } from '../context/ServerContext.ts';

/** Facts about the product itself, listed like records of a table that only the server writes. */
export interface FactSource {
  /** Table that holds them; its schema says `serverOnly`. */
  readonly table: string;
  /** All rows, in order, without keys. */
  rows(context: Pick<ServerContext, 'catalog'>): readonly Row[];
}
