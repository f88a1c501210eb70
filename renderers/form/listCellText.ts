import type { App } from '../../runtime/host/AppContext.ts';
import { signedText } from '../../runtime/model/fields/amountText.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { measureOf } from '../../runtime/model/fields/totalsByMeasure.ts';
import { isObject } from '../../runtime/model/schema/Json.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { cellText } from './cellText.ts';

/** Amounts that a list shows in several currencies: among its rows, or among all that its totals count. */
export function mixedAmounts(table: ResolvedTable, rows: readonly Row[], totals: Row): ReadonlySet<string> {
  const amounts = table.fields.filter((field) => field.currencyField !== undefined);
  return new Set(
    amounts.flatMap((field) => {
      const total = totals[field.field];
      const codes = new Set([
        ...(isObject(total) ? Object.keys(total) : []),
        ...rows.map((row) => measureOf(field, row)),
      ]);
      return codes.size > 1 ? [field.field] : [];
    }),
  );
}

/** {@link cellText} of a list: an amount says its currency where the list mixes several. */
export function listCellText(
  app: App,
  table: ResolvedTable,
  row: Row,
  name: string,
  mixed: ReadonlySet<string>,
): string {
  const text = cellText(app, table, row, name);
  const field = mixed.has(name) ? table.byName.get(name) : undefined;
  return field === undefined ? text : signedText(text, measureOf(field, row), app.locale);
}
