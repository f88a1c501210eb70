import IconCopy from '@douyinfe/semi-icons/lib/es/icons/IconCopy';
import type { ListAction } from '../../runtime/ListAction.ts';

/** Copies the selected row into a new record (复制). */
export const copyAddAction: ListAction = {
  action: 'CopyAdd',
  label: 'list.copy',
  icon: IconCopy,
  needs: { count: 'one', none: 'list.selectToCopy', many: 'list.oneToCopy' },
  run: (page) => page.open('Copy', [...page.list.selected][0]),
};
