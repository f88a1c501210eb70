import type { CallInHand } from '../../log/CallInHand.ts';
import type {
  Channel,
  ChannelListener,
  Database,
  DatabaseLoad,
  Queryable,
  QueryOptions,
  QueryResult,
  TransactionOptions,
} from '../Database.ts';
import type { Replica } from './Replica.ts';

/** A statement that may read only. Others that write, such as a `with` with an insert, are refused by the replica and go to the primary. */
const reads = /^\s*(?:select|with)\b/i;

/** The database for a call that reads much: its single reads go to the replica when that has what they must see, all else to the primary. */
export class ReadDatabase implements Database {
  readonly kind: Database['kind'];

  constructor(
    private readonly primary: Database,
    private readonly replica: Replica,
    private readonly call: CallInHand,
  ) {
    this.kind = primary.kind;
  }

  async query(sql: string, params?: readonly unknown[], options?: QueryOptions): Promise<QueryResult> {
    const result = reads.test(sql)
      ? await this.replica.query(sql, params, { ...options, call: this.call })
      : undefined;
    return result ?? this.primary.query(sql, params, options);
  }

  transaction<T>(run: (tx: Queryable) => Promise<T>, options?: TransactionOptions): Promise<T> {
    return this.primary.transaction(run, options);
  }

  execute(sql: string): Promise<void> {
    return this.primary.execute(sql);
  }

  ready(): Promise<boolean> {
    return this.primary.ready();
  }

  load(): DatabaseLoad {
    return this.primary.load();
  }

  channel(listener: ChannelListener): Promise<Channel | undefined> {
    return this.primary.channel(listener);
  }

  close(): Promise<void> {
    return this.primary.close();
  }
}
