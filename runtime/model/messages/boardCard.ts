import type { Catalogue } from './Catalogue.ts';

/** Texts of the cards of boards. */
export const boardCardMessages = {
  'board.card.noFigure': {
    zh: '没有数据。保存符合条件的单据后，这里会显示数字',
    en: 'No data. Save documents that meet its conditions and a number appears here',
  },
  'board.card.noGroups': {
    zh: '没有数据。保存符合条件的单据后，这里会显示统计',
    en: 'No data. Save documents that meet its conditions and they are counted here',
  },
  'board.card.noRows': {
    zh: '没有符合条件的记录。保存后会显示在这里',
    en: 'No records meet its conditions. They appear here once they are saved',
  },
  'board.card.noLate': { zh: '没有逾期的单据', en: 'Nothing is overdue' },
  'board.card.noNotices': {
    zh: '没有通知。发布通知后会显示在这里',
    en: 'No notices. They appear here once they are published',
  },
  'board.card.new': { zh: '新', en: 'New' },
  'board.card.noSteps': {
    zh: '没有可显示的步骤。请管理员在看板中添加',
    en: 'No steps to show. An administrator can add some to the board',
  },
  'board.card.noDrafts': {
    zh: '没有草稿。填了一半、还没保存的单据会留在这里',
    en: 'No drafts. Documents that you began and did not save are kept here',
  },
  'board.card.noShortcuts': {
    zh: '没有您可以打开的页面。请管理员授权',
    en: 'There is no page that you may open. Ask an administrator for rights',
  },
  'board.card.noPicture': { zh: '没有图片。请管理员在看板中上传', en: 'No picture. Upload one in the board' },
  'board.card.noText': { zh: '没有内容。请管理员在看板中填写', en: 'No text. Write some in the board' },
  'board.card.count': { zh: '条数', en: 'Records' },
  'board.card.measure': { zh: '币种或单位', en: 'Currency or unit' },
  'board.card.noMeasure': { zh: '未填', en: 'None' },
  'board.card.ofBefore': { zh: '较上期', en: 'on the period before' },
  'board.card.ofYearBefore': { zh: '较去年同期', en: 'on the year before' },
  'board.card.more': { zh: '增加', en: 'up' },
  'board.card.less': { zh: '减少', en: 'down' },
  'board.card.same': { zh: '持平', en: 'unchanged' },
  'board.card.better': { zh: '改善', en: 'better' },
  'board.card.worse': { zh: '变差', en: 'worse' },
  'board.card.changed': { zh: '{than}{how}', en: '{than}, {how}' },
  'board.card.noBefore': { zh: '对比期没有数据', en: 'no data to compare with' },
  'board.card.trend': {
    zh: '走势：{first} 到 {last}，最低 {least}，最高 {most}',
    en: 'Trend: from {first} to {last}, lowest {least}, highest {most}',
  },
  'board.card.goal': { zh: '目标 {goal}', en: 'Goal {goal}' },
  'board.card.ofGoal': { zh: '{value}，目标 {goal}，完成 {share}', en: '{value} of {goal}, {share} reached' },
  'board.card.overGoal': { zh: '超出目标', en: 'Above the goal' },
  'board.card.firstGroups': { zh: '只显示前 {n} 组', en: 'Only the first {n} groups' },
  'board.card.inMeasure': { zh: '{title}（{measure}）', en: '{title} ({measure})' },
  'board.card.asTable': { zh: '看表格', en: 'As a table' },
  'board.card.asChart': { zh: '看图', en: 'As a chart' },
  'board.card.late': { zh: '逾期', en: 'Overdue' },
  'board.card.lateDays': { zh: '逾期 {n} 天', en: '{n} days overdue' },
  'board.card.lateDay': { zh: '逾期 1 天', en: '1 day overdue' },
  'board.card.lateToday': { zh: '今天到期', en: 'Due today' },
  'board.card.firstRows': { zh: '显示前 {n} 条，共 {total} 条', en: 'The first {n} of {total}' },
  'board.card.noRight': { zh: '您无权查看', en: 'You may not see it' },
  'board.card.done': { zh: '已完成，现有 {n} 条', en: 'Done, there are {n}' },
  'board.card.doneOne': { zh: '已完成，现有 1 条', en: 'Done, there is one' },
  'board.card.open': { zh: '还没有，点开添加第一条', en: 'None yet: open it and add the first' },
  'board.card.doneOf': { zh: '已完成 {n} 项，共 {total} 项', en: '{n} of {total} done' },
  'board.card.newRecord': { zh: '新建', en: 'New' },
  'board.card.kept': { zh: '保存于 {time}', en: 'Kept at {time}' },
} as const satisfies Catalogue;

type BoardCardTexts = typeof boardCardMessages;

declare module './index.ts' {
  interface CapabilityTexts extends BoardCardTexts {}
}
