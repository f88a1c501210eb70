import type { CallInHand } from '../../log/CallInHand.ts';
import { CallDatabase } from '../CallDatabase.ts';
import type { Database, QueryOptions, QueryResult } from '../Database.ts';
import type { Replica } from './Replica.ts';

/** A statement that may read only. Others that write, such as a `with` with an insert, are refused by the replica and go to the primary. */
const reads = /^\s*(?:select|with)\b/i;

/** The database for a call that reads much: its single reads go to the replica when that has what they must see, all else to the primary. */
export class ReadDatabase extends CallDatabase {
  readonly #replica: Replica;
  readonly #call: CallInHand;

  constructor(primary: Database, replica: Replica, call: CallInHand) {
    super(primary, call);
    this.#replica = replica;
    this.#call = call;
  }

  override async query(
    sql: string,
    params?: readonly unknown[],
    options?: QueryOptions,
  ): Promise<QueryResult> {
    const result = reads.test(sql)
      ? await this.#replica.query(sql, params, { ...options, call: this.#call })
      : undefined;
    return result ?? super.query(sql, params, options);
  }
}
