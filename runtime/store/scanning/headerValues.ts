import type { App } from '../../host/AppContext.ts';
import { compiledFields, valuesIn } from '../../model/effects/compiledFields.ts';
import type { ResolvedTable } from '../../model/fields/resolve/ResolvedTable.ts';
import { recordScope } from '../../model/formulas/recordScope.ts';
import type { Cell, MutableRow, Row } from '../../model/schema/Row.ts';
import type { ScanWork } from '../../model/schema/ScanWork.ts';

type HeaderApp = Pick<App, 'data' | 'session'>;

/** The value of a field in the user's latest document of today; undefined: there is none that the user may see. */
async function latest({ data, session }: HeaderApp, table: string, field: string): Promise<Cell | undefined> {
  const { user } = session;
  if (!user) return undefined;
  const answer = await data.page(table, {
    ...{ page: 1, rows: 1, sort: field, order: 'desc' },
    wheres: [
      { name: 'CreateID', value: String(user.id), displayType: 'equal' },
      { name: field, value: `${session.now().slice(0, 10)} 00:00:00`, displayType: 'thanorequal' },
    ],
  });
  return answer.ok ? (answer.data.rows[0]?.[field] ?? undefined) : undefined;
}

/** What the header of a new document begins with: its declared values, continued where the user's last one ended. */
export async function headerValues(app: HeaderApp, table: ResolvedTable, work: ScanWork): Promise<Row> {
  const { values = {}, continues = {}, document } = work;
  const row: MutableRow = {
    ...valuesIn(compiledFields(table, table, values), recordScope({}), { now: app.session.now() }),
  };
  const continued = Object.entries(continues);
  const found = await Promise.all(continued.map(([, from]) => latest(app, document, from)));
  for (const [index, [field]] of continued.entries()) {
    const value = found[index];
    if (value !== undefined) row[field] = value;
  }
  return row;
}
