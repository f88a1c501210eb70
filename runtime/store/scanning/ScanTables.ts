import { type Answer, answered } from '../../data/Answer.ts';
import type { SchemaSource } from '../../data/SchemaSource.ts';
import type { DocumentTable } from '../../model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../model/fields/resolve/ResolvedTable.ts';
import type { ScanWork } from '../../model/schema/ScanWork.ts';

/** The tables of a scan page as the user sees them. */
export interface ScanTables {
  /** The document that is made. */
  readonly document: DocumentTable;
  /** The source, its details, and the table of the tasks, by name. */
  readonly byName: ReadonlyMap<string, ResolvedTable>;
}

/** Loads them. `tasks`: name of the tasks' table in calls. Refused where the user may not see one. */
export async function readScanTables(
  schemas: Pick<SchemaSource, 'document'>,
  { document, steps }: ScanWork,
  tasks: string | undefined,
): Promise<Answer<ScanTables>> {
  const source = steps.find(({ step }) => step === 'source')?.table;
  const named = [source, tasks].filter((name) => name !== undefined);
  const [own, ...others] = await Promise.all([
    schemas.document(document),
    ...named.map((name) => schemas.document(name)),
  ]);
  if (!own.ok) return own;
  const byName = new Map<string, ResolvedTable>();
  for (const answer of others) {
    if (!answer.ok) return answer;
    const { main, details } = answer.data;
    for (const table of [main, ...details.map((detail) => detail.table)]) byName.set(table.table, table);
  }
  return answered({ document: own.data, byName });
}
