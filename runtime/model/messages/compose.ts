import type { Catalogue } from './Catalogue.ts';

/** Texts of what administrators compose by pressing fields. */
export const composeMessages = {
  'compose.askTable': { zh: '选择数据表或视图', en: 'Choose a table or view' },
  'compose.byDate': { zh: '按日期', en: 'by date' },
  'compose.countOf': { zh: '{name}数', en: 'Number of {name}' },
  'compose.fields': { zh: '字段', en: 'Fields' },
  'compose.fieldsTip': {
    zh: '点文字或日期来分组，点数值来合计',
    en: 'Press a text or date to group by it, a number to add it up',
  },
  'compose.findField': { zh: '查找字段', en: 'Find a field' },
  'compose.group': { zh: '分组', en: 'group' },
  'compose.kinds': { zh: '图形', en: 'Shown as' },
  'compose.noData': { zh: '还没有数据', en: 'No data yet' },
  'compose.number': { zh: '合计', en: 'sum' },
  'compose.otherTable': { zh: '换一个', en: 'Choose another' },
  'compose.pickFields': { zh: '请点选字段', en: 'Press some fields' },
  'compose.titleBy': { zh: '各{by}的{of}', en: '{of} by {by}' },
  'compose.titleOf': { zh: '{name}{of}', en: '{of}, {name}' },
  'compose.waits': { zh: '正在读取数据…', en: 'Reading data…' },
} as const satisfies Catalogue;

type ComposeTexts = typeof composeMessages;

declare module './index.ts' {
  interface CapabilityTexts extends ComposeTexts {}
}
