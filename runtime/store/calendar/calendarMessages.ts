import type { Catalogue } from '../../model/messages/Catalogue.ts';

/** Texts of calendar pages. */
export const calendarMessages = {
  'calendar.month': { zh: '月', en: 'Month' },
  'calendar.week': { zh: '周', en: 'Week' },
  'calendar.day': { zh: '日', en: 'Day' },
  'calendar.view': { zh: '视图', en: 'View' },
  'calendar.today': { zh: '今天', en: 'Today' },
  'calendar.previous': { zh: '上一{view}', en: 'Previous {view}' },
  'calendar.next': { zh: '下一{view}', en: 'Next {view}' },
  'calendar.count': { zh: '{count} 条', en: 'Entries: {count}' },
  'calendar.none': { zh: '这段时间没有数据', en: 'Nothing in this period' },
  'calendar.noneThatDay': { zh: '没有数据', en: 'Nothing' },
  'calendar.shown': { zh: '{period}，{count} 条', en: '{period}, entries: {count}' },
  'calendar.more': { zh: '还有 {count} 条', en: '{count} more' },
  'calendar.moreOn': { zh: '{day} 还有 {count} 条，打开这一天', en: '{count} more on {day}: open the day' },
  'calendar.tooMany': {
    zh: '数据太多：只显示前 {most} 条，另有 {count} 条，请缩小查询范围',
    en: 'Too many rows: the first {most} are shown, {count} are not. Narrow the search.',
  },
  'calendar.addOn': { zh: '新建于 {day}', en: 'New on {day}' },
  'calendar.until': { zh: '{from} 至 {to}', en: '{from} to {to}' },
  'calendar.keys': {
    zh: '方向键选择日期，PageUp 和 PageDown 换月，Tab 进入当天的条目。',
    en: 'Arrow keys choose a day, Page Up and Page Down the month, Tab goes to the entries of the day.',
  },
  'calendar.keysAdd': {
    zh: '在日期上按回车或双击新建。',
    en: 'Enter or a double click on a day makes a new record.',
  },
  'calendar.keysMove': {
    zh: '拖动条目，或在条目上按 Alt+方向键，可改日期。',
    en: 'Drag an entry, or press Alt and an arrow key on it, to change its date.',
  },
  'calendar.moved': { zh: '“{name}”已移到 {day}', en: '“{name}” moved to {day}' },
  'calendar.undo': { zh: '撤销', en: 'Undo' },
  'calendar.dragging': { zh: '移到 {day}', en: 'Move to {day}' },
  'calendar.notMovable': { zh: '此日历中的日期不能移动', en: 'Dates cannot be moved in this calendar' },
  'calendar.locked': { zh: '不能移动：{reason}', en: 'Cannot be moved: {reason}' },
  'calendar.lockedField': {
    zh: '不能移动：您不能修改“{title}”',
    en: 'Cannot be moved: you may not change “{title}”',
  },
  'calendar.notDeclared': { zh: '页面 {path} 没有日历设置', en: 'The page {path} has no calendar settings' },
} as const satisfies Catalogue;

type CalendarTexts = typeof calendarMessages;

declare module '../../model/messages/index.ts' {
  interface CapabilityTexts extends CalendarTexts {}
}
