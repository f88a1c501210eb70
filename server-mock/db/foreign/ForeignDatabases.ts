import type { Queryable } from '../Database.ts';
import { refuseWaitInTransaction } from '../transactionScope.ts';
import { ForeignDatabase, type ForeignOptions } from './ForeignDatabase.ts';
import { ForeignFailure } from './ForeignFailure.ts';

/** The databases that the operator names for data sets, each with connections of its own that open when it is first asked. */
export class ForeignDatabases {
  readonly #known: ReadonlyMap<string, ForeignDatabase>;

  /** `addresses`: by name; they hold passwords and leave this object for the driver only. */
  constructor(addresses: ReadonlyMap<string, string>, options: ForeignOptions) {
    this.#known = new Map(
      [...addresses].map(([name, url]) => [name, new ForeignDatabase(name, url, options)] as const),
    );
  }

  get names(): readonly string[] {
    return [...this.#known.keys()];
  }

  /** Throws {@link ForeignFailure} `unknown` where the operator names no such database. */
  named(name: string): ForeignDatabase {
    const found = this.#known.get(name);
    if (found === undefined) throw new ForeignFailure(name, 'unknown');
    return found;
  }

  /** Runs statements on one of them. `refused`: what a failure becomes. */
  reader(name: string, refused: (failure: ForeignFailure) => Error): Queryable {
    return {
      query: async (sql, params) => {
        refuseWaitInTransaction('a foreign database');
        try {
          return await this.named(name).query(sql, params);
        } catch (error) {
          throw error instanceof ForeignFailure ? refused(error) : error;
        }
      },
    };
  }

  async close(): Promise<void> {
    await Promise.all([...this.#known.values()].map((one) => one.close()));
  }
}
