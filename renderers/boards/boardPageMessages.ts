import type { Catalogue } from '../../runtime/model/messages/Catalogue.ts';

/** Texts of the page of a board and of the frames of its cards. */
export const boardPageMessages = {
  'board.page.filters': { zh: '看板筛选', en: 'Filters of the board' },
  'board.page.cards': { zh: '卡片', en: 'Cards' },
  'board.page.ownPeriod': { zh: '各卡片自己的期间', en: 'The period of each card' },
  'board.page.all': { zh: '全部', en: 'All' },
  'board.page.clear': { zh: '取消筛选', en: 'Clear filters' },
  'board.page.only': { zh: '只看 {label}', en: 'Only {label}' },
  'board.page.rows': { zh: '查看明细', en: 'See the rows' },
  'board.page.menu': { zh: '{title}：更多', en: '{title}: more' },
  'board.page.again': { zh: '刷新', en: 'Read again' },
  'board.page.why': { zh: '为什么是这个结果', en: 'Why this result' },
  'board.page.picture': { zh: '保存图片', en: 'Save picture' },
  'board.page.pdf': { zh: '导出PDF', en: 'PDF' },
  'board.page.pdfMade': { zh: '正在生成PDF…', en: 'Making the PDF…' },
  'board.page.pdfWork': { zh: '生成PDF：{title}', en: 'PDF of {title}' },
  'board.page.pdfSaved': { zh: '已保存 {name}', en: '{name} is saved' },
  'board.page.sheet': { zh: '导出数据', en: 'Export the data' },
  'board.page.notSaved': { zh: '没有保存成功，请重试', en: 'It was not saved: try again' },
  'board.page.fullScreen': { zh: '全屏', en: 'Full screen' },
  'board.page.arrange': { zh: '调整首页', en: 'Arrange' },
  'board.page.add': { zh: '添加卡片', en: 'Add a card' },
  'board.page.keep': { zh: '完成', en: 'Done' },
  'board.page.cancel': { zh: '取消', en: 'Cancel' },
  'board.page.restore': { zh: '恢复默认', en: 'Restore' },
  'board.page.restoreAsk': {
    zh: '首页恢复成您角色的默认样子，您的调整不再保留',
    en: 'Your first page becomes that of your role again. Your arrangement is not kept',
  },
  'board.page.remove': { zh: '移除', en: 'Remove' },
  'board.page.move': {
    zh: '{title}，方向键移动，Shift加方向键改大小，Delete移除',
    en: '{title}: arrow keys move it, Shift and arrow keys resize it, Delete removes it',
  },
  'board.page.at': {
    zh: '{title}：第{column}列，第{row}行，宽{w}，高{h}',
    en: '{title}: column {column}, row {row}, {w} wide, {h} high',
  },
  'board.page.added': { zh: '已在首页', en: 'On the page already' },
  'board.page.nothing': {
    zh: '还没有给您的首页卡片，点“调整首页”添加',
    en: 'There are no cards on your first page yet: choose Arrange and add some',
  },
  'board.page.nothingBoard': {
    zh: '这个看板上没有您可以查看的内容',
    en: 'There is nothing on this board that you may see',
  },
  'board.page.noBoards': {
    zh: '还没有您可以打开的看板，请联系管理员',
    en: 'There is no board that you may open yet: ask an administrator',
  },
  'board.page.screen': { zh: '大屏', en: 'Screen' },
  'board.page.lost': {
    zh: '连接已断开，数字是{time}的，连接恢复后自动更新',
    en: 'The connection is lost. The figures are of {time} and follow once it is back',
  },
  'board.page.of': { zh: '{time}的数据', en: 'As of {time}' },
  'board.screen.next': { zh: '下一个看板', en: 'Next board' },
  'board.screen.before': { zh: '上一个看板', en: 'Previous board' },
  'board.screen.pause': { zh: '暂停轮换', en: 'Pause the rotation' },
  'board.screen.goOn': { zh: '继续轮换', en: 'Go on' },
  'board.screen.paused': { zh: '已暂停', en: 'paused' },
  'board.screen.home': { zh: '返回首页', en: 'Back to the home page' },
  'board.why.title': { zh: '{title}：为什么', en: '{title}: why' },
  'board.why.table': { zh: '数据来自', en: 'Data of' },
  'board.why.rows': { zh: '满足条件', en: 'Rows that' },
  'board.why.days': { zh: '日期范围', en: 'Days' },
  'board.why.from': { zh: '{from} 至 {to}（{field}）', en: '{from} to {to} ({field})' },
  'board.why.open': { zh: '不限', en: 'no limit' },
  'board.why.number': { zh: '数字是', en: 'The number is' },
  'board.why.sum': { zh: '{field}的合计', en: 'the sum of {field}' },
  'board.why.average': { zh: '{field}的平均', en: 'the average of {field}' },
  'board.why.count': { zh: '行数', en: 'the number of rows' },
  'board.why.counted': { zh: '由{n}行得出', en: 'Made of {n} rows' },
  'board.why.measure': {
    zh: '只合计{measure}，其他币种或单位不相加',
    en: 'Only {measure}: other currencies or units are not added',
  },
  'board.why.rights': {
    zh: '只含您有权查看的行和字段',
    en: 'Only rows and fields that you may see',
  },
  'board.why.readAt': { zh: '读取时间', en: 'Read at' },
} as const satisfies Catalogue;

type BoardPageTexts = typeof boardPageMessages;

declare module '../../runtime/model/messages/index.ts' {
  interface CapabilityTexts extends BoardPageTexts {}
}
