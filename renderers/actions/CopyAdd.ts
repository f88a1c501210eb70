import IconCopy from '@douyinfe/semi-icons/lib/es/icons/IconCopy';
import type { ListAction } from '../../runtime/ListAction.ts';

/** 复制: a new record with the values of the selected row. */
export const copyAddAction: ListAction = {
  action: 'CopyAdd',
  label: 'list.copy',
  icon: IconCopy,
  needs: { count: 'one', none: 'list.selectToCopy', many: 'list.oneToCopy' },
  run: (page) => page.open('Copy', [...page.list.selected][0]),
};
