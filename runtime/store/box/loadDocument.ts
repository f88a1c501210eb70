import { type Answer, answered, failed } from '../../data/Answer.ts';
import type { DataSource, RecordKey } from '../../data/DataSource.ts';
import type { Document, DocumentTable } from '../../model/fields/resolve/DocumentTable.ts';
import type { Row } from '../../model/schema/Row.ts';

/** Row limit of a detail table: all are loaded. */
const detailRows = 100_000;

/** Loads one record with its detail rows; `404` when it does not exist. */
export async function loadDocument(
  data: Pick<DataSource, 'page' | 'detailPage'>,
  doc: DocumentTable,
  key: RecordKey,
): Promise<Answer<Document>> {
  const wheres = [{ name: doc.main.key, value: String(key), displayType: 'equal' }];
  const [main, ...details] = await Promise.all([
    data.page(doc.main.table, { page: 1, rows: 1, wheres }),
    ...doc.details.map(({ schema }) =>
      data.detailPage(doc.main.table, schema.table, { page: 1, rows: detailRows, value: key }),
    ),
  ]);
  if (!main.ok) return main;
  const row = main.data.rows[0];
  if (!row) return failed('404', '');
  const byTable: Record<string, readonly Row[]> = {};
  for (const [index, answer] of details.entries()) {
    if (!answer.ok) return answer;
    const detail = doc.details[index];
    if (detail) byTable[detail.schema.table] = answer.data.rows;
  }
  return answered({ main: row, details: byTable });
}
