import type { Catalogue } from './Catalogue.ts';

/** Texts of the column dialog. `listDialog.ts` has the others. */
export const columnSetMessages = {
  'columns.reset': { zh: '重置', en: 'Reset' },
  'columns.tables': { zh: '数据表', en: 'Tables' },
  'columns.column': { zh: '列', en: 'Column' },
  'columns.list': { zh: '{title}的列', en: 'Columns of {title}' },
  'columns.showOf': { zh: '显示 {title}', en: 'Show {title}' },
  'columns.freezeOf': { zh: '冻结 {title}', en: 'Freeze {title}' },
  'columns.move': { zh: '移动 {title}', en: 'Move {title}' },
  'columns.handle': { zh: '拖动手柄', en: 'handle' },
  'columns.hint': {
    zh: '拖动手柄调整顺序；键盘：空格拿起，上下方向键移动，空格放下，Esc 取消',
    en: 'Drag the handle to reorder. Keyboard: Space lifts, up and down move, Space drops, Esc cancels',
  },
  'columns.lifted': { zh: '已拿起列 {title}，位置 {at}，共 {n} 列', en: 'Lifted {title}, place {at} of {n}' },
  'columns.over': { zh: '列 {title} 移到位置 {at}，共 {n} 列', en: '{title} is at place {at} of {n}' },
  'columns.dropped': { zh: '列 {title} 放在位置 {at}', en: '{title} dropped at place {at}' },
  'columns.cancelled': { zh: '已取消移动列 {title}', en: 'Moving {title} was cancelled' },
  'columns.rowHeight': { zh: '行高（所有列表）', en: 'Row height (all lists)' },
  'columns.dense': { zh: '紧凑 {n}', en: 'Dense {n}' },
  'columns.medium': { zh: '适中 {n}', en: 'Medium {n}' },
  'columns.roomy': { zh: '宽松 {n}', en: 'Roomy {n}' },
  'columns.saved': { zh: '列设置已保存', en: 'Columns saved' },
} as const satisfies Catalogue;
