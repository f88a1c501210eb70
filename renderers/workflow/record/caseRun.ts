import type { App } from '../../../runtime/host/AppContext.ts';
import { isPendingCode } from '../../../runtime/model/access/documentState.ts';
import { codeFieldOf } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { PageStore } from '../../../runtime/store/page/PageStore.ts';
import { RowsRun } from '../../../runtime/store/page/RowsRun.ts';
import { runRows } from './runRows.ts';

/**
 * Closes (1) or reopens (0) the rows of the page's dialog.
 * Sends keys; for work orders their codes. Refuses a row whose code the server has not generated yet.
 */
export function caseRun(app: App, page: PageStore, caseType: 0 | 1, reason: () => string): RowsRun {
  const { data, t } = app;
  const { table, key: keyField } = page.doc.main;
  const rows = runRows(page, t('form.generated'));
  if (page.page.caseDialog)
    return new RowsRun(rows, (keys) => data.updateCase(table, { keys }, caseType, reason()));

  const codeField = codeFieldOf({ key: keyField });
  const codes = new Map(page.dialogRows.map((row) => [page.list.keyOf(row), row[codeField]] as const));
  return new RowsRun(rows, async (keys) => {
    const pending = keys
      .filter((key) => isPendingCode(codes.get(key)))
      .map((key) => ({ key, ok: false, message: t('approval.codePending') }));
    const sent = keys.filter((key) => !isPendingCode(codes.get(key))).map((key) => String(codes.get(key)));
    if (sent.length === 0) return { ok: true, data: pending, message: t('approval.codePending') };
    const answer = await data.updateCase(table, { codes: sent }, caseType, reason());
    if (!answer.ok || pending.length === 0) return answer;
    return { ...answer, data: [...pending, ...answer.data] };
  });
}
