import IconBrackets from '@douyinfe/semi-icons/lib/es/icons/IconBrackets';
import type { ListAction } from '../../runtime/ListAction.ts';

/** Opens the form designer of the page (表单设计). */
export const designAction: ListAction = {
  action: 'Design',
  label: 'list.design',
  icon: IconBrackets,
  run: (page) => page.openDialog('design'),
};
