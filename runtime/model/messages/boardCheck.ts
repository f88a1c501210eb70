import type { Catalogue } from './Catalogue.ts';

/** Mistakes in boards. */
export const boardCheckMessages = {
  'board.sameCard': {
    zh: '有两张卡片的编号都是 {name}，请改一个',
    en: 'Two cards are named {name}: rename one',
  },
  'board.tooWide': {
    zh: '卡片 {name} 超出右边，请减小宽度或左移',
    en: 'Card {name} goes beyond the right edge: make it narrower or move it left',
  },
  'board.noFilterField': {
    zh: '按字段筛选须指定字段',
    en: 'A filter by values needs a field',
  },
  'board.idleFilter': {
    zh: '没有卡片的数据有字段 {name}，筛选不起作用：请换一个字段，或删除这个筛选',
    en: 'No card shows data with the field {name}, so the filter does nothing: choose another field or remove it',
  },
  'board.noPeriod': {
    zh: '卡片 {name} 的比较和趋势需要期间，请选择期间',
    en: 'Card {name} needs a period for its comparison and trend: choose one',
  },
  'board.noSuch': { zh: '没有看板 {name}', en: 'There is no board {name}' },
  'board.noDate': { zh: '{name} 不是日期字段', en: '{name} is no date' },
  'board.periodNeedsDate': {
    zh: '期间 {period} 须指定所限的日期字段',
    en: 'The period {period} needs the date field that it limits',
  },
} as const satisfies Catalogue;

type BoardCheckTexts = typeof boardCheckMessages;

declare module './index.ts' {
  interface CapabilityTexts extends BoardCheckTexts {}
}
