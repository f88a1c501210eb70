import type { PluginModel } from 'jig/plugin';

/** The action's name and texts: the server grants it, the browser shows it. */
export const copyNumberModel: PluginModel = {
  name: 'copy-number',
  actions: { CopyNumber: { zh: '复制单号', en: 'Copy numbers' } },
  messages: {
    'plugin.copyNumber.title': { zh: '复制单号', en: 'Copy numbers' },
    'plugin.copyNumber.none': { zh: '请选择要复制单号的行', en: 'Select the rows whose numbers you need' },
    'plugin.copyNumber.done': { zh: '已复制 {n} 个单号', en: 'Copied {n} numbers' },
  },
};
