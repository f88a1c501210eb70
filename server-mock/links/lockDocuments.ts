import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { Queryable } from '../db/Database.ts';
import { anyOf, name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { systemRun, systemTable } from '../reading/systemRows.ts';
import { keyText } from '../records/keyText.ts';

/** Keys of documents by the text of the key, for each main table. */
export type DocumentKeys = ReadonlyMap<
  string,
  { readonly main: ResolvedTable; readonly keys: ReadonlyMap<string, Cell> }
>;

/**
 * Locks documents until the transaction ends, in the one order that every writer keeps: by table, then by key. So two
 * writers wait for each other in one direction only.
 */
export const lockDocuments = async (tx: Queryable, documents: DocumentKeys): Promise<void> => {
  for (const { main, keys } of [...documents.values()].sort((a, b) => (a.main.table < b.main.table ? -1 : 1)))
    await systemRun(
      tx,
      'links',
      sql`select ${name(main.key)} from ${systemTable(main.table)} where ${name(main.key)} = ${anyOf([...keys.values()])}
          order by ${name(main.key)} for no key update`,
    );
};

/** Collects keys of documents, each once. */
export class DocumentSet {
  readonly #found = new Map<string, { readonly main: ResolvedTable; readonly keys: Map<string, Cell> }>();

  add(main: ResolvedTable, keys: Iterable<Cell>): void {
    const known = this.#found.get(main.table) ?? { main, keys: new Map<string, Cell>() };
    for (const key of keys) if (key !== null) known.keys.set(keyText(key), key);
    if (known.keys.size > 0) this.#found.set(main.table, known);
  }

  get all(): DocumentKeys {
    return this.#found;
  }
}
