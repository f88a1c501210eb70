import IconImport from '@douyinfe/semi-icons/lib/es/icons/IconImport';
import type { ListAction } from '../../runtime/ListAction.ts';

/** Opens the import dialog (导入). */
export const importAction: ListAction = {
  action: 'Import',
  label: 'list.import',
  icon: IconImport,
  run: (page) => page.openDialog('import'),
};
