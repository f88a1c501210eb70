import type { CallInHand } from '../log/CallInHand.ts';
import type {
  Channel,
  ChannelListener,
  Database,
  DatabaseLoad,
  Queryable,
  QueryOptions,
  QueryResult,
  TransactionOptions,
} from './Database.ts';

/** A database for one call: statements and transactions carry the call, so that watchers know whose work they are. */
export class CallDatabase implements Database {
  readonly kind: Database['kind'];

  constructor(
    private readonly db: Database,
    private readonly call: CallInHand,
  ) {
    this.kind = db.kind;
  }

  query(sql: string, params?: readonly unknown[], options?: QueryOptions): Promise<QueryResult> {
    return this.db.query(sql, params, { ...options, call: this.call });
  }

  transaction<T>(run: (tx: Queryable) => Promise<T>, options?: TransactionOptions): Promise<T> {
    return this.db.transaction(run, { ...options, call: this.call });
  }

  execute(sql: string): Promise<void> {
    return this.db.execute(sql);
  }

  ready(): Promise<boolean> {
    return this.db.ready();
  }

  load(): DatabaseLoad {
    return this.db.load();
  }

  channel(listener: ChannelListener): Promise<Channel | undefined> {
    return this.db.channel(listener);
  }

  close(): Promise<void> {
    return this.db.close();
  }
}
