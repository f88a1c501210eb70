import type { Document, DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { PrintWorld } from '../../runtime/model/print/PrintWorld.ts';
import type { UserCall } from '../http/Call.ts';
import { Labels } from '../operations/exporting/Labels.ts';

/** Labels of the choices in documents, for printing. */
export const printLabels = async (
  call: UserCall,
  doc: DocumentTable,
  documents: readonly Document[],
): Promise<PrintWorld['labelOf']> => {
  const labels = new Labels(call);
  const choices = (fields: readonly ResolvedField[]) => fields.filter(({ dataKey }) => dataKey !== undefined);
  await labels.prepare(
    choices(doc.main.fields),
    documents.map(({ main }) => main),
  );
  for (const { table } of doc.details)
    await labels.prepare(
      choices(table.fields),
      documents.flatMap(({ details }) => details[table.table] ?? []),
    );
  return (field, value) => {
    const known = labels.of(field);
    return known === undefined
      ? undefined
      : String(value)
          .split(',')
          .map((key) => known.get(key.trim()) ?? key)
          .join('、');
  };
};
