import type { Catalogue } from '../../runtime/model/messages/Catalogue.ts';

/** Texts of shares of boards. */
export const shareMessages = {
  'share.stands': { zh: '数据截至 {time}', en: 'Figures as of {time}' },
  'share.until': { zh: '有效期至 {day}', en: 'Open until {day}' },
  'share.lost': { zh: '连接中断，数据截至 {time}', en: 'The line is broken; figures as of {time}' },
  'share.stopped': {
    zh: '这个大屏已结束分享，请在系统中重新分享',
    en: 'This wall is no longer shared: share it again in the system',
  },
  'share.allOf': { zh: '全部', en: 'All' },
  'share.loading': { zh: '正在读取…', en: 'Reading…' },
  'share.button': { zh: '分享', en: 'Share' },
  'share.dialog': { zh: '分享看板：{board}', en: 'Share the board: {board}' },
  'share.noneMay': {
    zh: '您没有分享权限，请联系管理员在“看板分享”菜单上授权',
    en: 'You may not share: ask an administrator for the right on the menu entry Shared boards',
  },
  'share.how': { zh: '分享给谁', en: 'With whom' },
  'share.nameOf': { zh: '名称', en: 'Name' },
  'share.lastDay': { zh: '最后一天', en: 'Last day' },
  'share.lastDayHint': { zh: '不填则一直有效', en: 'Empty: until it is ended' },
  'share.watermarkOf': { zh: '水印文字', en: 'Watermark' },
  'share.users': { zh: '用户', en: 'Users' },
  'share.roles': { zh: '角色', en: 'Roles' },
  'share.cardsOf': { zh: '显示哪些卡片', en: 'Cards that are shown' },
  'share.fieldsOf': { zh: '{card}：显示的字段', en: '{card}: fields that are shown' },
  'share.never': {
    zh: '不会公开的卡片：{cards}',
    en: 'Never shown without an account: {cards}',
  },
  'share.filtersOf': { zh: '只显示这些数据', en: 'Only these rows' },
  'share.filterHint': {
    zh: '不选则不限制；选中的以外永远看不到',
    en: 'None chosen: no limit. What is not chosen is never shown',
  },
  'share.isFree': { zh: '查看的人可以在选中的里面切换', en: 'Viewers may choose among those chosen' },
  'share.moreValues': { zh: '只列出前{n}个', en: 'Only the first {n} are listed' },
  'share.see': { zh: '预览公开内容', en: 'See what the public sees' },
  'share.rowsAll': {
    zh: '表格“{card}”公开全部 {n} 条，以后符合条件的新记录也会公开',
    en: 'The table "{card}" shows all {n} rows, and new ones that meet its conditions',
  },
  'share.rowsFirst': {
    zh: '表格“{card}”最多公开 {n} 条，符合条件的现有 {total} 条',
    en: 'The table "{card}" shows at most {n} rows; {total} meet its conditions now',
  },
  'share.preview': { zh: '公开后别人看到的内容', en: 'What everybody with the link will see' },
  'share.back': { zh: '返回修改', en: 'Back' },
  'share.makeIt': { zh: '开始分享', en: 'Share' },
  'share.makeSeen': { zh: '确认公开', en: 'Share this' },
  'share.made': { zh: '已分享，把链接或二维码发给对方', en: 'Shared: pass on the link or the code' },
  'share.link': { zh: '链接', en: 'Link' },
  'share.copy': { zh: '复制链接', en: 'Copy the link' },
  'share.copied': { zh: '已复制', en: 'Copied' },
  'share.notCopied': {
    zh: '没有复制成功，请手动选中链接复制',
    en: 'Not copied: select the link and copy it',
  },
  'share.qr': { zh: '打开“{name}”的二维码', en: 'QR code that opens {name}' },
  'share.close': { zh: '关闭', en: 'Close' },
  'share.own': { zh: '这个看板正在分享', en: 'This board is shared' },
  'share.list': { zh: '看板分享', en: 'Shared boards' },
  'share.listHint': {
    zh: '看板正在分享给谁、谁分享的、最近什么时候有人看；结束后链接立即打不开',
    en: 'With whom boards are shared, by whom, and when they were last seen. An ended one no longer opens, at once',
  },
  'share.none': {
    zh: '还没有分享。打开看板，点“分享”',
    en: 'Nothing is shared yet. Open a board and press Share',
  },
  'share.board': { zh: '看板', en: 'Board' },
  'share.kind': { zh: '方式', en: 'Kind' },
  'share.maker': { zh: '分享人', en: 'Shared by' },
  'share.madeAt': { zh: '分享时间', en: 'Shared at' },
  'share.state': { zh: '状态', en: 'State' },
  'share.running': { zh: '分享中', en: 'Open' },
  'share.runningUntil': { zh: '分享中，至 {day}', en: 'Open until {day}' },
  'share.seenAt': { zh: '最近打开', en: 'Last seen' },
  'share.neverSeen': { zh: '还没有人打开', en: 'Not opened yet' },
  'share.actions': { zh: '操作', en: 'Actions' },
  'share.end': { zh: '结束', en: 'End' },
  'share.endOf': { zh: '结束分享“{name}”', en: 'End sharing {name}' },
  'share.endedNow': { zh: '“{name}”已结束', en: '{name} has ended' },
  'share.show': { zh: '链接和二维码', en: 'Link and code' },
  'share.showOf': { zh: '“{name}”的链接和二维码', en: 'Link and code of {name}' },
  'share.noCode': {
    zh: '链接无法再次显示，请结束后重新分享',
    en: 'The link cannot be shown again: end it and share anew',
  },
  'share.search': { zh: '按名称查找', en: 'Find by name' },
  'share.pageOf': { zh: '第{from}到{to}个，共{total}个', en: '{from} to {to} of {total}' },
  'share.before': { zh: '上一页', en: 'Previous' },
  'share.after': { zh: '下一页', en: 'Next' },
  'share.refused': {
    zh: '服务启动以来，用无效链接打开 {n} 次，已拒绝',
    en: '{n} calls with links that open nothing were refused since the server began',
  },
  'share.boardIs': { zh: '这个看板正在分享：{kinds}', en: 'This board is shared: {kinds}' },
  'share.countOf': { zh: '{kind} {n} 个', en: '{kind}: {n}' },
  'share.asksMore': {
    zh: '改动会多显示：{cards}。正在公开分享的链接要不要也显示？不勾选，链接保持原来批准的内容',
    en: 'The change shows more: {cards}. Shall shared links show it too? Otherwise they stay as approved',
  },
  'share.follow': { zh: '分享的链接也显示这些改动', en: 'Shared links show it too' },
} as const satisfies Catalogue;

type ShareTexts = typeof shareMessages;

declare module '../../runtime/model/messages/index.ts' {
  interface CapabilityTexts extends ShareTexts {}
}
