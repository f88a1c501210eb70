import type { Paging } from './keysOf.ts';

/** A compiled statement; its parameters include placeholders for the paging. */
export interface PageStatement {
  readonly sql: string;
  readonly params: readonly unknown[];
}

/** Placeholders for the paging in the parameters of a {@link PageStatement}. */
export const limitPlace: readonly string[] = [];
export const offsetPlace: readonly string[] = [];

/** Replaces the placeholders with this paging. */
export const placed = (params: readonly unknown[], { rows, offset }: Paging): readonly unknown[] =>
  params.map((param) => (param === limitPlace ? rows : param === offsetPlace ? offset : param));

/** Maximum cached statements per table and user. */
const most = 50;

const known = new WeakMap<ReadonlySet<string>, Map<string, PageStatement>>();

/**
 * Caches the statement of a list without conditions: compiling costs more than converting its rows.
 * `answered` stands for table, user and schema revision (`accessTable` makes one set for them). `key` covers
 * all other inputs.
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
