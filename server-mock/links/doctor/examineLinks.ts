import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Cell } from '../../../runtime/model/schema/Row.ts';
import type { SchemaCatalog } from '../../catalog/SchemaCatalog.ts';
import { runOptions } from '../../context/runOptions.ts';
import type { Database, Queryable } from '../../db/Database.ts';
import type { Clock } from '../../time/Clock.ts';
import { linkIndex } from '../LinkIndex.ts';
import { nextDocuments } from '../nextDocuments.ts';
import type { Examination } from './Examination.ts';
import { examineCarriers } from './examineCarriers.ts';
import { examineSources } from './examineSources.ts';
import type { LinkDifference } from './LinkDifference.ts';

/** Examines one step of documents. */
type Examine = (
  tx: Queryable,
  examination: Examination,
  full: DocumentTable,
  keys: readonly Cell[],
) => Promise<void>;

/** What was examined. */
export interface Examined {
  readonly links: number;
  readonly totals: number;
  readonly documents: number;
}

/**
 * Compares all stored links and totals with the rows they are about, and reports every difference. Changes nothing. Works
 * in steps, each over one state of the data, so that a server may run meanwhile.
 */
export const examineLinks = async (
  db: Database,
  { catalog, clock }: { readonly catalog: SchemaCatalog; readonly clock: Clock },
  found: (difference: LinkDifference) => void,
): Promise<Examined> => {
  const index = linkIndex(catalog);
  const options = runOptions({ clock });
  const examination: Examination = { index, options, found, documentOf: (main) => catalog.document(main) };
  let documents = 0;
  const through = async (full: DocumentTable, examine: Examine): Promise<void> => {
    for (let last: Cell | undefined; ; ) {
      const keys = await db.transaction(
        async (tx) => {
          const next = await nextDocuments(tx, full.main, last);
          if (next.length > 0) await examine(tx, examination, full, next);
          return next;
        },
        { isolation: 'repeatable read', retries: 0 },
      );
      if (keys.length === 0) return;
      documents += keys.length;
      last = keys.at(-1);
    }
  };
  const mains = catalog.tableNames.filter((table) => index.concerns(table));
  for (const table of mains) {
    const full = catalog.document(table);
    if (full === undefined) continue;
    if (index.from(table).length > 0 || index.holdsTotals(table)) await through(full, examineSources);
    if (index.carriedBy(table).length > 0) await through(full, examineCarriers);
  }
  return { links: index.links.length, totals: index.totals.length, documents };
};
