import IconRefresh from '@douyinfe/semi-icons/lib/es/icons/IconRefresh';
import type { ListAction } from '../../runtime/ListAction.ts';

/** 刷新: repeats the current search. */
export const searchAction: ListAction = {
  action: 'Search',
  label: 'list.refresh',
  icon: IconRefresh,
  run: (page) => page.refresh(),
};
