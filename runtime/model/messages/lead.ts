import type { Catalogue } from './Catalogue.ts';

/** Texts of the leading columns of grids. */
export const leadMessages = {
  'lead.closed': { zh: '已结案', en: 'Closed' },
  'lead.all': { zh: '全选', en: 'All' },
  'lead.sortPlace': { zh: '第{place}排序', en: 'sort {place}' },
  'lead.sort': { zh: '顺序', en: 'Order' },
  'lead.switchRow': { zh: '{title} 第{row}行', en: '{title}, row {row}' },
  'lead.hint': {
    zh: '拖动顺序列可调整行的顺序；键盘：在顺序列按空格拿起，上下方向键移动，空格放下，Esc 取消，Ctrl+Z 撤销',
    en: 'Drag a row by its order column. Keyboard: Space on that column lifts, up and down move, Space drops, Esc cancels, Ctrl+Z undoes',
  },
  'lead.lifted': { zh: '已拿起 {name}，第{at}行，共{n}行', en: 'Lifted {name}, row {at} of {n}' },
  'lead.over': { zh: '{name} 移到第{at}行，共{n}行', en: '{name} is at row {at} of {n}' },
  'lead.dropped': { zh: '{name} 放在第{at}行，共{n}行', en: '{name} dropped at row {at} of {n}' },
  'lead.moved': { zh: '顺序已保存', en: 'Order saved' },
  'lead.undo': { zh: '撤销', en: 'Undo' },
  'lead.undone': { zh: '已撤销移动', en: 'The move was undone' },
  'lead.nothingToUndo': { zh: '没有可撤销的移动', en: 'There is no move to undo' },
  'lead.cancelled': { zh: '已取消移动 {name}', en: 'Moving {name} was cancelled' },
} as const satisfies Catalogue;
