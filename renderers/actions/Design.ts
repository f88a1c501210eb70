import IconTemplate from '@douyinfe/semi-icons/lib/es/icons/IconTemplate';
import type { ListAction } from '../../runtime/ListAction.ts';

/** Opens the form designer of the page (表单设计). */
export const designAction: ListAction = {
  action: 'Design',
  label: 'list.design',
  icon: IconTemplate,
  run: (page) => page.openDialog('design'),
};
