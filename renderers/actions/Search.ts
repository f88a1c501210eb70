import IconRefresh from '@douyinfe/semi-icons/lib/es/icons/IconRefresh';
import type { ListAction } from '../../runtime/ListAction.ts';

/** Repeats the current search (刷新). */
export const searchAction: ListAction = {
  action: 'Search',
  label: 'list.refresh',
  icon: IconRefresh,
  run: (page) => page.refresh(),
};
