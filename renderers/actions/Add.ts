import IconPlus from '@douyinfe/semi-icons/lib/es/icons/IconPlus';
import type { ListAction } from '../../runtime/ListAction.ts';

/** Opens an empty edit box (新建). */
export const addAction: ListAction = {
  action: 'Add',
  label: 'list.add',
  icon: IconPlus,
  tone: 'primary',
  run: (page) => page.open('Add'),
};
