import IconEdit from '@douyinfe/semi-icons/lib/es/icons/IconEdit';
import type { ListAction } from '../../runtime/ListAction.ts';

/** Opens the edit box of the selected row (编辑). */
export const updateAction: ListAction = {
  action: 'Update',
  label: 'list.edit',
  icon: IconEdit,
  needs: { count: 'one', none: 'list.selectToEdit', many: 'list.oneToEdit' },
  run: (page) => page.open('Edit', [...page.list.selected][0]),
};
