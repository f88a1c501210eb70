import IconDelete from '@douyinfe/semi-icons/lib/es/icons/IconDelete';
import type { ListAction } from '../../runtime/ListAction.ts';

/** Deletes the selected rows after a confirmation (删除). */
export const deleteAction: ListAction = {
  action: 'Delete',
  label: 'list.delete',
  icon: IconDelete,
  tone: 'danger',
  needs: { count: 'some', none: 'list.selectToDelete' },
  run: (page) => page.removeSelected(),
};
