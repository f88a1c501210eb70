import type { Paging } from './keysOf.ts';

/** A compiled statement; the places of its paging are among the parameters. */
export interface PageStatement {
  readonly sql: string;
  readonly params: readonly unknown[];
}

/** Stand for the paging among the parameters of a {@link PageStatement}. */
export const limitPlace: readonly string[] = [];
export const offsetPlace: readonly string[] = [];

/** The parameters with this paging in its places. */
export const placed = (params: readonly unknown[], { rows, offset }: Paging): readonly unknown[] =>
  params.map((param) => (param === limitPlace ? rows : param === offsetPlace ? offset : param));

/** Statements kept per table and user. */
const most = 50;

const known = new WeakMap<ReadonlySet<string>, Map<string, PageStatement>>();

/**
 * The statement of a list without conditions, compiled once: building it costs more than turning its rows.
 * `answered` stands for the table, the user and the schema revision (`accessTable` makes one set for them), `key` says what
 * else it depends on.
 */
export const plainStatement = async (
  answered: ReadonlySet<string>,
  key: string,
  compile: () => Promise<PageStatement>,
): Promise<PageStatement> => {
  const statements = known.get(answered) ?? new Map<string, PageStatement>();
  const found = statements.get(key);
  if (found !== undefined) return found;
  const made = await compile();
  if (statements.size >= most) statements.clear();
  statements.set(key, made);
  known.set(answered, statements);
  return made;
};
