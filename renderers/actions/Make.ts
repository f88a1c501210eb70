import IconArrowDownRight from '@douyinfe/semi-icons/lib/es/icons/IconArrowDownRight';
import type { ListAction } from '../../runtime/ListAction.ts';

/** Makes a further document of the selected ones (下推), where links say which. */
export const makeAction: ListAction = {
  action: 'Make',
  right: 'Search',
  label: 'list.make',
  icon: IconArrowDownRight,
  needs: { count: 'some', none: 'list.selectToMake' },
  offered: ({ doc, app }) => (app.settings.of(doc.main.table).makes ?? []).length > 0,
  run: (page) => page.openDialog('make'),
};
