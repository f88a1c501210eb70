import IconUnlock from '@douyinfe/semi-icons/lib/es/icons/IconUnlock';
import type { ListAction } from '../../runtime/ListAction.ts';

/** 反结案: opens the selected closed documents again. */
export const reCloseCaseAction: ListAction = {
  action: 'ReCloseCase',
  label: 'list.reCloseCase',
  icon: IconUnlock,
  needs: { count: 'some', none: 'list.selectToReopen' },
  run: (page) => page.openDialog('reCloseCase'),
};
