import type { App } from '../../runtime/host/AppContext.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { totalText } from '../../runtime/model/fields/totalText.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { unitWord } from './unitWord.ts';

/** Texts of a summary row by field, each currency and unit in its own line; undefined when no column has a total. */
export function totalTexts(
  app: App,
  table: ResolvedTable,
  totals: Row,
): Readonly<Record<string, string>> | undefined {
  const texts: Record<string, string> = {};
  for (const field of table.fields) {
    const total = totals[field.field];
    if (field.summary && total !== undefined)
      texts[field.field] = totalText(total, field, app.locale, unitWord(app, table), '\n');
  }
  return Object.keys(texts).length > 0 ? texts : undefined;
}
