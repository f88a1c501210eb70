import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';

/** Documents made of tables, each once: formulas and what else is made for a document are known by it. */
export class ComposedDocuments {
  readonly #made = new WeakMap<ResolvedTable, readonly DocumentTable[]>();

  /** The document of a main table and of its details; `tableOf` gives their tables. */
  of(main: ResolvedTable, tableOf: (name: string) => ResolvedTable | undefined): DocumentTable {
    const details = main.details.flatMap((schema) => {
      const table = tableOf(schema.table);
      return table === undefined ? [] : [{ schema, table }];
    });
    const made = this.#made.get(main) ?? [];
    const known = made.find(
      (one) =>
        one.details.length === details.length &&
        one.details.every(({ table }, at) => table === details[at]?.table),
    );
    if (known !== undefined) return known;
    const document = { main, details };
    this.#made.set(main, [...made, document]);
    return document;
  }
}
