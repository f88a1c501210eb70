import type { Catalogue } from './Catalogue.ts';

/** Texts that the server says of shares of boards. */
export const shareServerMessages = {
  'shared.gone': { zh: '没有这个页面', en: 'There is no such page' },
  'shared.wait': {
    zh: '打开无效地址的次数太多，请{n}秒后再试',
    en: 'Too many addresses that do not exist: try again in {n} seconds',
  },
  'shared.busy': {
    zh: '看的人太多，请一分钟后再试',
    en: 'Too many are looking at it: try again in a minute',
  },
  'share.noRight': {
    zh: '您没有“{kind}”的权限，请联系管理员在“看板分享”菜单上授权',
    en: 'You may not share as “{kind}”: ask an administrator for the right on the menu entry Shared boards',
  },
  'share.name': {
    zh: '请填写分享的名称，最多{n}个字',
    en: 'Name the share, in at most {n} characters',
  },
  'share.watermark': { zh: '水印最多{n}个字', en: 'A watermark has at most {n} characters' },
  'share.endNeeded': {
    zh: '请选择结束日期：今天到{day}之间',
    en: 'Choose the last day: between today and {day}',
  },
  'share.endPast': { zh: '结束日期不能早于今天', en: 'The last day cannot be before today' },
  'share.boards': { zh: '请选择1到{n}个看板', en: 'Choose between 1 and {n} boards' },
  'share.cards': {
    zh: '{board} 没有可以分享的卡片，请至少选择一张',
    en: '{board} has no card that may be shared: choose at least one',
  },
  'share.filter': {
    zh: '筛选条件 {field} 的值不在可选范围内，请重新选择',
    en: 'Values of the filter {field} are not among those offered: choose again',
  },
  'share.people': {
    zh: '请选择要分享给的用户或角色，最多{n}个',
    en: 'Choose the users or roles, {n} at most',
  },
  'share.tooMany': {
    zh: '您已有{n}个未结束的分享，请先结束不用的',
    en: 'You have {n} shares that have not ended: end those that are not needed first',
  },
  'share.unknown': { zh: '没有这个分享', en: 'There is no such share' },
  'share.ended': { zh: '已于{at}结束', en: 'Ended at {at}' },
  'share.over': { zh: '已过期', en: 'Over' },
  'share.makerGone': {
    zh: '已停止：分享人停用、删除或没有了分享权限',
    en: 'Stopped: who made it is switched off, deleted or may no longer share',
  },
} as const satisfies Catalogue;

type ShareServerTexts = typeof shareServerMessages;

declare module './index.ts' {
  interface CapabilityTexts extends ShareServerTexts {}
}
