import type { App } from '../../host/AppContext.ts';
import { compiledFields, valuesIn } from '../../model/effects/compiledFields.ts';
import type { ResolvedTable } from '../../model/fields/resolve/ResolvedTable.ts';
import { recordScope } from '../../model/formulas/recordScope.ts';
import type { Cell, MutableRow, Row } from '../../model/schema/Row.ts';
import type { ScanWork } from '../../model/schema/ScanWork.ts';

type HeaderApp = Pick<App, 'data' | 'session'>;

/** Hours within which a document counts as the one before, and minutes in which two are made together. */
const within = 12;
const together = 5;

/** A time some minutes earlier, in the same form. */
const earlier = (time: string, minutes: number): string =>
  new Date(Date.parse(`${time.replace(' ', 'T')}Z`) - minutes * 60_000)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ');

/**
 * What a field begins with: where the user's latest document of the last hours ended (`from`), or began, when both are made
 * together. Undefined: there is none that the user may see.
 */
async function continued(
  { data, session }: HeaderApp,
  table: string,
  field: string,
  from: string,
): Promise<Cell | undefined> {
  const { user } = session;
  if (!user) return undefined;
  const now = session.now();
  const answer = await data.page(table, {
    ...{ page: 1, rows: 1, sort: from, order: 'desc' },
    wheres: [
      { name: 'CreateID', value: String(user.id), displayType: 'equal' },
      { name: from, value: earlier(now, within * 60), displayType: 'thanorequal' },
    ],
  });
  const row = answer.ok ? answer.data.rows[0] : undefined;
  const end = row?.[from] ?? undefined;
  return typeof end === 'string' && end > earlier(now, together) ? (row?.[field] ?? undefined) : end;
}

/** What the header of a new document begins with: its declared values, continued where the user's last one ended. */
export async function headerValues(app: HeaderApp, table: ResolvedTable, work: ScanWork): Promise<Row> {
  const { values = {}, continues = {}, document } = work;
  const row: MutableRow = {
    ...valuesIn(compiledFields(table, table, values), recordScope({}), { now: app.session.now() }),
  };
  await Promise.all(
    Object.entries(continues).map(async ([field, from]) => {
      const value = await continued(app, document, field, from);
      if (value !== undefined) row[field] = value;
    }),
  );
  return row;
}
