import type { Catalogue } from './Catalogue.ts';

/** Texts of the tabs of saved views. */
export const optionViewMessages = {
  'optionView.tabs': { zh: '视图', en: 'Views' },
  'optionView.command': { zh: '视图：{name}', en: 'View: {name}' },
  'optionView.all': { zh: '全部数据', en: 'All data' },
  'optionView.approved': { zh: '已审核', en: 'Approved' },
  'optionView.keep': { zh: '存为视图', en: 'Save as view' },
  'optionView.update': { zh: '更新视图', en: 'Update view' },
  'optionView.discard': { zh: '放弃更改', en: 'Discard changes' },
  'optionView.changed': { zh: '已更改', en: 'Changed' },
  'optionView.count': { zh: '{n} 条', en: '{n} rows' },
  'optionView.manage': { zh: '管理视图', en: 'Manage views' },
  'optionView.damaged': {
    zh: '视图【{name}】有无法读取的内容，已按其余部分打开',
    en: 'Parts of the view "{name}" could not be read; the rest is shown',
  },
  'optionView.addressWins': {
    zh: '当前显示链接中的条件，未使用视图【{name}】',
    en: 'The conditions of the link are shown, not the view "{name}"',
  },
} as const satisfies Catalogue;
