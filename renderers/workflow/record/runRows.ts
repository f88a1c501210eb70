import { isPendingCode } from '../../../runtime/model/access/documentState.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import type { PageStore } from '../../../runtime/store/page/PageStore.ts';
import type { RunRow } from '../../../runtime/store/page/RowsRun.ts';

/** Rows of the page's dialog, with keys and the names the table gives its records. */
export function runRows(page: PageStore, pending: string): readonly RunRow[] {
  const { nameField } = page.doc.main;
  const named = (row: Row): string => {
    const name = row[nameField];
    return isPendingCode(name) ? pending : String(name);
  };
  return page.dialogRows.map((row) => ({ key: page.list.keyOf(row), label: named(row) }));
}
