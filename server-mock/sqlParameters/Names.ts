import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { isReserved } from '../catalog/isReserved.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';

/** What a text may call things. */
export interface Names {
  /** The schema's table of this name, in any case; undefined: no schema has it. */
  table(name: string): ResolvedTable | undefined;
  /**
   * A table or alias as printed. A table's name in any case becomes the exact one everywhere, so `customer.X` still means
   * what `from Customer` brought.
   */
  relation(name: string): string;
  /**
   * A column as printed; undefined: neither a field of the tables read nor given a name by the text. PostgreSQL folds
   * what is not quoted, so a field is found whatever its case; the same name becomes the same name everywhere.
   */
  column(name: string): string | undefined;
  /** Columns that may be meant, for a did-you-mean. */
  readonly columns: readonly string[];
  readonly tables: readonly string[];
}

/**
 * The names of one text: the fields of every table it mentions (`mentioned`, as written), and the columns it names itself
 * (`made`: output names, alias columns).
 */
export const namesOf = (
  catalog: SchemaCatalog,
  mentioned: Iterable<string>,
  made: ReadonlySet<string>,
): Names => {
  const table = (name: string): ResolvedTable | undefined =>
    isReserved(name) ? undefined : catalog.table(name);
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
    tables: catalog.tableNames,
  };
};
