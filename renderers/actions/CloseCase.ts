import IconLock from '@douyinfe/semi-icons/lib/es/icons/IconLock';
import type { ListAction } from '../../runtime/ListAction.ts';

/** Closes the selected documents (结案). */
export const closeCaseAction: ListAction = {
  action: 'CloseCase',
  label: 'list.closeCase',
  icon: IconLock,
  needs: { count: 'some', none: 'list.selectToClose' },
  run: (page) => page.openDialog('closeCase'),
};
