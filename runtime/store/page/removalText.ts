import type { App } from '../../host/AppContext.ts';
import type { ResolvedTable } from '../../model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../model/schema/Row.ts';

/** Maximum records named in a question. */
const mostNamed = 3;

/** Number and kind of the records a deletion removes, with the first names: `（销售订单 2 条：SO-1、SO-2）`. */
export function removalText(t: App['t'], table: ResolvedTable, rows: readonly Row[]): string {
  const said = { title: table.cnName, n: rows.length };
  const names = rows.slice(0, mostNamed).map((row) => row[table.nameField]);
  const isNamed = names.every((name) => typeof name === 'string' && name !== '');
  if (!isNamed) return t('list.deletes', said);
  const shown = names.map(String);
  return t('list.deletesNamed', {
    ...said,
    names: rows.length > mostNamed ? shown.with(-1, `${shown.at(-1)}…`) : shown,
  });
}
