import { isReserved } from '../../runtime/model/check/isReserved.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';

/** Resolves names in a SQL text. */
export interface Names {
  /** Schema table by name, in any case; undefined: no such table. */
  table(name: string): ResolvedTable | undefined;
  /**
   * Table or alias as printed. A table name in any case becomes the exact name, so `customer.X` still refers to
   * `from Customer`.
   */
  relation(name: string): string;
  /**
   * Column as printed. Undefined: neither a field of the tables read nor a name the text defines. PostgreSQL folds
   * unquoted names, so fields match in any case, and a name prints the same everywhere.
   */
  column(name: string): string | undefined;
  /** Candidate columns for a did-you-mean. */
  readonly columns: readonly string[];
  readonly tables: readonly string[];
}

/**
 * Builds the names of one text: the fields of every table in `mentioned` (as written), and the columns in `made`
 * that the text defines (output names, alias columns).
 */
export const namesOf = (
  catalog: SchemaCatalog,
  mentioned: Iterable<string>,
  made: ReadonlySet<string>,
): Names => {
  const table = (name: string): ResolvedTable | undefined =>
    isReserved(name) || catalog.views.named(name) !== undefined ? undefined : catalog.table(name);
  const byLower = new Map<string, Set<string>>();
  for (const name of mentioned)
    for (const { field } of table(name)?.fields ?? [])
      byLower.set(field.toLowerCase(), (byLower.get(field.toLowerCase()) ?? new Set()).add(field));
  return {
    table,
    relation: (name) => table(name)?.table ?? name,
    column(name) {
      const fields = byLower.get(name.toLowerCase()) ?? new Set();
      if (fields.has(name)) return name;
      if (fields.size === 1) return [...fields][0];
      return made.has(name) ? name : undefined;
    },
    columns: [...new Set([...byLower.values()].flatMap((fields) => [...fields])), ...made],
    tables: catalog.views.stored,
  };
};
