import type { Catalogue } from './Catalogue.ts';

/** Texts of boards on paper. */
export const boardPaperMessages = {
  'board.paper.madeBy': { zh: '制表 {user} {time}', en: 'Made by {user}, {time}' },
  'board.paper.page': { zh: '第 {page} 页，共 {pages} 页', en: 'Page {page} of {pages}' },
  'board.paper.filters': { zh: '筛选：{filters}', en: 'Filters: {filters}' },
  'board.paper.noFilters': {
    zh: '未筛选，各卡片用自己的期间',
    en: 'No filters: each card has its own period',
  },
  'board.paper.rights': {
    zh: '只含{user}有权查看的数据',
    en: 'Only data that {user} may see',
  },
  'board.paper.noLook': {
    zh: '这种卡片（{kind}）只能在屏幕上看',
    en: 'This kind of card ({kind}) can be seen on screen only',
  },
  'board.paper.leftOut': {
    zh: '只在屏幕上使用、没有打印的卡片：{cards}',
    en: 'Cards that are used on screen only and are not printed: {cards}',
  },
  'board.paper.nothing': {
    zh: '这个看板上没有您可以查看的内容',
    en: 'There is nothing on this board that you may see',
  },
  'board.paper.noChart': {
    zh: '这些数据不能画成这种图',
    en: 'This data cannot be drawn as such a chart',
  },
  'board.paper.noPicture': {
    zh: '{alt}（图片格式不能打印）',
    en: '{alt} (this kind of picture cannot be printed)',
  },
  'board.paper.open': { zh: '还没有', en: 'None yet' },
  'board.paper.name': { zh: '名称', en: 'Name' },
  'board.paper.menu': { zh: '页面', en: 'Page' },
  'board.paper.noneMarked': { zh: '还没有收藏', en: 'Nothing marked yet' },
  'board.paper.noneOpened': { zh: '还没有打开过单据', en: 'No records opened yet' },
  'board.paper.document': { zh: '单据', en: 'Document' },
  'board.paper.code': { zh: '编号', en: 'Number' },
  'board.paper.creator': { zh: '提交人', en: 'Submitted by' },
  'board.paper.since': { zh: '提交时间', en: 'Submitted at' },
  'board.paper.noneWaiting': { zh: '没有等待审批的单据', en: 'No documents are waiting for a decision' },
  'board.paper.late': {
    zh: '30秒内没有读完，请缩短期间或增加条件',
    en: 'It was not read in 30 seconds: shorten the period or add conditions',
  },
  'board.paper.busy': {
    zh: '正在生成PDF的人太多，请稍后再试',
    en: 'Too many PDFs are being made: try again in a moment',
  },
  'board.paper.slow': {
    zh: '生成PDF用时超过一分钟，已停止。请减少看板的卡片',
    en: 'Making the PDF took longer than a minute and was stopped: use fewer cards on the board',
  },
  'board.paper.memory': {
    zh: '生成PDF占用内存过多，已停止。请减少看板的卡片或图片',
    en: 'Making the PDF needed too much memory and was stopped: use fewer cards or pictures on the board',
  },
} as const satisfies Catalogue;

type BoardPaperTexts = typeof boardPaperMessages;

declare module './index.ts' {
  interface CapabilityTexts extends BoardPaperTexts {}
}
