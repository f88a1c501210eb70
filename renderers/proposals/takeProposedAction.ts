import IconBulb from '@douyinfe/semi-icons/lib/es/icons/IconBulb';
import type { ListAction } from '../../runtime/ListAction.ts';
import { proposalEndpoints } from '../../runtime/wire/proposals/proposalEndpoints.ts';
import { takenRows } from '../../runtime/wire/proposals/readProposals.ts';

/** Adds the rows that the product proposes for a table; it stands on lists that are offered some. */
export const takeProposedAction: ListAction = {
  action: 'TakeProposed',
  right: 'Add',
  isGeneral: true,
  isEarly: true,
  label: 'proposal.take',
  icon: IconBulb,
  offered: ({ doc, app }) => (app.settings.of(doc.main.table).proposed ?? 0) > 0,
  async run(page, { data, notify, t }) {
    const { table } = page.doc.main;
    const answer = await data.http.call(proposalEndpoints.take, { body: { table } }, takenRows);
    if (!answer.ok) {
      notify.error(answer.failure.message);
      return;
    }
    const { added, problem } = answer.data;
    if (problem !== undefined) notify.error(problem);
    if (added > 0) notify.success(t('proposal.added', { n: added }));
    page.app.schemas.forget();
    await page.refresh();
  },
};
