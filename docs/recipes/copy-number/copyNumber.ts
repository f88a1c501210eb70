import IconCopy from '@douyinfe/semi-icons/lib/es/icons/IconCopy';
import type { ListAction } from 'jig/plugin/react';

/** 复制单号: puts the numbers of the selected rows on the clipboard, one per line. */
export const copyNumber: ListAction = {
  action: 'CopyNumber',
  label: 'plugin.copyNumber.title',
  icon: IconCopy,
  needs: { count: 'some', none: 'plugin.copyNumber.none' },
  async run({ doc, list }, { t, notify }) {
    const { nameField } = doc.main;
    const numbers = list.selectedRows.map((row) => String(row[nameField] ?? ''));
    await navigator.clipboard.writeText(numbers.join('\n'));
    notify.success(t('plugin.copyNumber.done', { n: numbers.length }));
  },
};
