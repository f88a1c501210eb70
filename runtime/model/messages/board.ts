import type { Catalogue } from './Catalogue.ts';

/** Texts that the server says of boards and their cards. */
export const boardServerMessages = {
  'board.unknown': {
    zh: '没有看板 {name}，或您无权打开',
    en: 'There is no board {name}, or you may not open it',
  },
  'board.home': { zh: '首页', en: 'Home' },
  'board.period': { zh: '期间', en: 'Period' },
  'board.by': { zh: '各{by}{of}', en: '{of} by {by}' },
  'board.goneKind': {
    zh: '没有这种卡片：{name}。请在看板设置中换一种',
    en: 'There is no kind of card {name}: choose another one in the board settings',
  },
  'board.gone': {
    zh: '{name} 已不存在，请在看板设置中修改这张卡片',
    en: '{name} no longer exists: change this card in the board settings',
  },
  'board.noRight': { zh: '您无权查看这些数据', en: 'You may not see this data' },
  'board.unfitCondition': {
    zh: '{table}的筛选条件无法使用，请换一个',
    en: 'The conditions of {table} cannot be used: choose others',
  },
  'board.longPeriod': {
    zh: '期间太长，最多{n}天，请缩短',
    en: 'The period is too long: choose one of at most {n} days',
  },
  'board.slow': {
    zh: '数据太多，10秒内没有算完，请缩短期间或增加条件',
    en: 'There is too much data to read in 10 seconds: shorten the period or add conditions',
  },
  'board.failed': { zh: '读取失败，请稍后重试', en: 'The data could not be read: try again later' },
  'board.badPlaces': {
    zh: '卡片的位置无法保存：最多{n}张，每张在网格内且只出现一次',
    en: 'The places cannot be kept: at most {n} cards, each within the grid and there once',
  },
} as const satisfies Catalogue;

type BoardServerTexts = typeof boardServerMessages;

declare module './index.ts' {
  interface CapabilityTexts extends BoardServerTexts {}
}
