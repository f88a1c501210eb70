import IconTickCircle from '@douyinfe/semi-icons/lib/es/icons/IconTickCircle';
import type { ListAction } from '../../runtime/ListAction.ts';

/** Approves (审核): opens the box of a single document, or a dialog with one decision for several. */
export const auditAction: ListAction = {
  action: 'Audit',
  label: 'list.audit',
  icon: IconTickCircle,
  needs: { count: 'some', none: 'list.selectToAudit' },
  run: (page) => {
    const [key, ...more] = page.list.selected;
    if (more.length === 0) page.open('Audit', key);
    else page.openDialog('audit');
  },
};
