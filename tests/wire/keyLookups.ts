import type { Json } from '../../runtime/model/schema/Json.ts';
import type { Database, Queryable } from '../../server-mock/db/Database.ts';
import type { UserRoute } from '../../server-mock/http/Route.ts';

/** How a body is shaped: members at a depth are keys, or lists of keys; the body itself may be a list. */
export interface BodyShape {
  readonly depth: number;
  readonly holdsLists: boolean;
  readonly isList: boolean;
  readonly isGuid: boolean;
}

const flags = [false, true] as const;
const numbers = [0, 1, 2, 3].flatMap((depth) =>
  flags.flatMap((holdsLists) =>
    (depth === 1 ? flags : [false]).map((isList) => ({ depth, holdsLists, isList, isGuid: false })),
  ),
);
const guids = [0, 1, 2].map((depth) => ({ depth, holdsLists: false, isList: false, isGuid: true }));

/** Every shape; a call without a body needs the two of depth 0 that hold no lists. */
export const bodyShapes: readonly BodyShape[] = [...numbers, ...guids];

const first = 700_000_001;
const marked = /7000\d{5}/g;
const guidOf = (marker: number): string => `00000000-0000-4000-8000-000${marker}`;

/** Names under which calls take keys. */
const keyName = /(?:^|\.)(?:key|keys|id|ids)$|(?:Id|Ids|Key|Keys)$/;

/** The column that a statement compares with its parameter at an index; undefined: it does something else with it. */
const comparedWith = (sql: string, index: number): string | undefined => {
  const at = new RegExp(`\\$${index + 1}(?!\\d)`).exec(sql)?.index ?? 0;
  const before = sql.slice(0, at).replace(/(?:\$\d+(?:::[\w[\]]+)?\s*,\s*)*$/, '');
  return /"(\w+)"(?:::\w+)?\)?\s*(?:=|in|<>|is not distinct from)\s*(?:any\s*)?\(?\s*$/.exec(before)?.[1];
};

/** Thrown to take back what a watched transaction did. */
class TakenBack extends Error {}

/**
 * Gives every place of a call a key of its own, and notes those that statements compare with a column, and those that are read
 * under the name of a key. The database sees key 1 in their place, so that a call goes on where that record exists; its
 * transactions are taken back.
 */
export class KeyLookups {
  readonly #places: string[] = [];
  readonly #found = new Set<string>();
  readonly #named: ReadonlySet<string>;

  constructor(
    route: Pick<UserRoute, 'names'>,
    private readonly table: string,
    private readonly keyColumns: readonly string[],
  ) {
    this.#named = new Set(route.names?.at.map((place) => place.toLowerCase()));
  }

  /** Places whose keys were looked up, or read as keys. */
  get found(): readonly string[] {
    return [...this.#found];
  }

  /** What a call reads at a place. */
  read(place: string, isGuid = false): Json {
    if (keyName.test(place) && !this.#named.has(place.toLowerCase())) this.#found.add(place);
    return this.at(place, isGuid);
  }

  /** The table where a place names one, else a key. */
  at(place: string, isGuid = false): Json {
    if (this.#named.has(place.toLowerCase())) return this.table;
    const known = this.#places.indexOf(place);
    const marker = first + (known === -1 ? this.#places.push(place) - 1 : known);
    return isGuid ? guidOf(marker) : marker;
  }

  /** A body that answers every member that is asked for, and lists the columns of keys. */
  body(shape: BodyShape, path: readonly string[] = []): Json {
    const place = ['body', ...path].join('.');
    const isNamed = this.#named.has(place.toLowerCase());
    if (isNamed || path.length === shape.depth) {
      const key = this.at(place, shape.isGuid);
      return shape.holdsLists && !isNamed ? [key] : key;
    }
    const inside = (member: string): readonly string[] => [
      ...path,
      this.keyColumns.includes(member) ? '*' : member,
    ];
    const readMember = (member: string): Json => {
      if (path.length + 1 === shape.depth) this.read(['body', ...inside(member)].join('.'));
      return this.body(shape, inside(member));
    };
    const own = new Proxy<Record<string, Json>>(
      {},
      {
        get: (_, member) =>
          typeof member !== 'string' || member === 'toJSON' || member === 'then'
            ? undefined
            : readMember(member),
        has: () => true,
        ownKeys: () => [...this.keyColumns],
        getOwnPropertyDescriptor: (_, member) => ({
          ...{ configurable: true, enumerable: true },
          value: this.body(shape, inside(String(member))),
        }),
      },
    );
    return (path.length === 0 ? shape.isList : shape.holdsLists) ? [own] : own;
  }

  /** A body as browsers send it: a record with rows, keys, and a row to move. */
  document(detail: string | undefined, action: string): Json {
    const row = (place: string): Json => ({
      ...Object.fromEntries(this.keyColumns.map((column) => [column, this.at(`${place}.*`)])),
      Version: 1,
    });
    return {
      ...{ tableName: this.table, action, value: 1, keys: [this.at('body.keys')], key: this.at('body.key') },
      ...{ before: this.at('body.before'), mainData: row('body.mainData') },
      ...{ detailData: [row('body.detailData')], delKeys: [this.at('body.delKeys')] },
      ...(detail !== undefined && {
        details: [
          {
            ...{ table: detail, data: [row('body.details.data')] },
            delKeys: [this.at('body.details.delKeys')],
          },
        ],
      }),
    };
  }

  #note(sql: string, params: readonly unknown[]): void {
    for (const [index, value] of params.entries())
      for (const [marker] of String(value ?? '').matchAll(marked)) {
        const place = this.#places[Number(marker) - first];
        if (place !== undefined && comparedWith(sql, index) !== undefined) this.#found.add(place);
      }
  }

  #real(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((one) => this.#real(one));
    if (typeof value === 'string') return value.replace(/(?:0{8}-0{4}-4000-8000-000)?7000\d{5}/g, '1');
    return typeof value === 'number' && Math.floor(value / 100_000) === 7000 ? 1 : value;
  }

  /** The database of a watched call. */
  watch<Source extends Queryable>(db: Source): Source {
    const query: Queryable['query'] = (sql, params = [], options) => {
      this.#note(sql, params);
      return db.query(
        sql,
        params.map((value) => this.#real(value)),
        options,
      );
    };
    const transaction = async (
      run: (tx: Queryable) => Promise<unknown>,
      options: object = {},
    ): Promise<unknown> => {
      let done: unknown;
      const attempt = async (tx: Queryable): Promise<never> => {
        done = await run(this.watch(tx));
        throw new TakenBack();
      };
      await (db as unknown as Database).transaction(attempt, { ...options, retries: 0 }).catch((error) => {
        if (!(error instanceof TakenBack)) throw error;
      });
      return done;
    };
    const watched: Readonly<Record<string, unknown>> = { query, transaction };
    return new Proxy(db, {
      get: (target, member) => {
        const value: unknown = watched[String(member)] ?? Reflect.get(target, member, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }
}
