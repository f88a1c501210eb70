import IconUndo from '@douyinfe/semi-icons/lib/es/icons/IconUndo';
import type { ListAction } from '../../runtime/ListAction.ts';
import { auditStatus, auditStatusOf } from '../../runtime/model/access/documentState.ts';

/**
 * Reverses approvals (反审): opens the box of a single document with what reversing touches, or a dialog for
 * several. Refuses a selection without an approved document.
 */
export const antiAuditAction: ListAction = {
  action: 'AntiAudit',
  label: 'action.AntiAudit',
  icon: IconUndo,
  needs: { count: 'some', none: 'list.selectToReverse' },
  run: (page, { notify, t }) => {
    const rows = page.list.selectedRows;
    const [first, ...more] = rows;
    if (first === undefined || rows.every((row) => auditStatusOf(row) !== auditStatus.approved))
      notify.error(t('list.notApproved'));
    else if (more.length === 0) page.open('Audit', page.list.keyOf(first));
    else page.openDialog('antiAudit');
  },
};
