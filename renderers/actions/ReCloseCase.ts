import IconUnlock from '@douyinfe/semi-icons/lib/es/icons/IconUnlock';
import type { ListAction } from '../../runtime/ListAction.ts';

/** Reopens the selected closed documents (反结案). */
export const reCloseCaseAction: ListAction = {
  action: 'ReCloseCase',
  label: 'list.reCloseCase',
  icon: IconUnlock,
  needs: { count: 'some', none: 'list.selectToReopen' },
  run: (page) => page.openDialog('reCloseCase'),
};
