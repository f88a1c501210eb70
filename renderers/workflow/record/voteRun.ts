import type { App } from '../../../runtime/host/AppContext.ts';
import type { PageStore } from '../../../runtime/store/page/PageStore.ts';
import { RowsRun } from '../../../runtime/store/page/RowsRun.ts';
import { OnceSender } from '../../../runtime/store/workflow/OnceSender.ts';
import type { VoteDraft } from '../../../runtime/store/workflow/VoteDraft.ts';
import { runRows } from './runRows.ts';

/** Sends one decision for the rows of the page's dialog, each decision once. */
export function voteRun({ data, t }: App, page: PageStore, vote: VoteDraft): RowsRun {
  const { table } = page.doc.main;
  const once = new OnceSender();
  return new RowsRun(runRows(page, t('form.generated')), (keys) => {
    const { status, reason, continuation: follows } = vote;
    const sent = { status, reason, ...(follows === undefined ? {} : { continuation: follows }) };
    return once.send([keys, sent], (key) => data.audit(table, keys, sent, key));
  });
}
