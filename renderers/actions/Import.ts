import IconImport from '@douyinfe/semi-icons/lib/es/icons/IconImport';
import type { ListAction } from '../../runtime/ListAction.ts';

/** 导入: opens the import dialog. */
export const importAction: ListAction = {
  action: 'Import',
  label: 'list.import',
  icon: IconImport,
  run: (page) => page.openDialog('import'),
};
