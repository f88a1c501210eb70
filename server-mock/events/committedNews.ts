import type { Database, Queryable } from '../db/Database.ts';
import type { FlowNews } from './FlowNews.ts';

const noted = new WeakMap<Queryable, FlowNews[]>();

/** Notes what the transaction does, to be told when it is committed; of one that is rolled back nobody hears. */
export const noteNews = (tx: Queryable, news: FlowNews): void => {
  const known = noted.get(tx);
  if (known === undefined) noted.set(tx, [news]);
  else known.push(news);
};

/** The database, telling after each commit what was noted in its transaction. */
export const tellingCommits = (db: Database, tell: (news: readonly FlowNews[]) => void): Database => ({
  kind: db.kind,
  query: (sql, params, options) => db.query(sql, params, options),
  async transaction(run, options) {
    let last: Queryable | undefined;
    const value = await db.transaction((tx) => {
      // A transaction that is tried again has another one's news.
      last = tx;
      return run(tx);
    }, options);
    const news = last === undefined ? undefined : noted.get(last);
    if (news !== undefined) tell(news);
    return value;
  },
  execute: (sql) => db.execute(sql),
  ready: () => db.ready(),
  channel: (listener) => db.channel(listener),
  close: () => db.close(),
});
