import type { Catalogue } from '../../runtime/model/messages/Catalogue.ts';

/** Texts of the dialog that sends boards by mail. */
export const mailingScreenMessages = {
  'mailing.button': { zh: '邮件发送', en: 'Send by mail' },
  'mailing.dialog': { zh: '按时邮件发送：{board}', en: 'Send {board} by mail' },
  'mailing.hint': {
    zh: '到时给每位收件人发一封带PDF的邮件，每人只看到自己有权看的内容',
    en: 'At its times each recipient gets a mail with a PDF of what that recipient may see',
  },
  'mailing.new': { zh: '新增发送', en: 'New mailing' },
  'mailing.change': { zh: '修改', en: 'Change' },
  'mailing.changeOf': { zh: '修改 {subject}', en: 'Change {subject}' },
  'mailing.end': { zh: '结束', en: 'End' },
  'mailing.endOf': { zh: '结束 {subject}', en: 'End {subject}' },
  'mailing.leaveQuestion': {
    zh: '这次发送的设置还没有保存，确定离开吗？',
    en: 'These settings are not saved. Leave them?',
  },
  'mailing.endAsk': { zh: '“{subject}”以后不再发送，要结束吗？', en: '{subject} goes out no more. End it?' },
  'mailing.run': { zh: '现在发一次', en: 'Send now' },
  'mailing.runOf': { zh: '现在发一次 {subject}', en: 'Send {subject} now' },
  'mailing.save': { zh: '保存', en: 'Save' },
  'mailing.back': { zh: '返回', en: 'Back' },
  'mailing.close': { zh: '关闭', en: 'Close' },
  'mailing.none': {
    zh: '这个看板还没有安排邮件发送',
    en: 'Nothing is sent of this board yet',
  },
  'mailing.list': { zh: '已安排的发送', en: 'Mailings' },
  'mailing.subjectOf': { zh: '主题', en: 'Subject' },
  'mailing.often': { zh: '多久一次', en: 'How often' },
  'mailing.byHand': { zh: '用Cron表达式', en: 'By a cron expression' },
  'mailing.cron': { zh: 'Cron表达式', en: 'Cron expression' },
  'mailing.weekday': { zh: '星期', en: 'Weekday' },
  'mailing.day': { zh: '几号', en: 'Day of the month' },
  'mailing.dayOf': { zh: '{n}号', en: '{n}' },
  'mailing.time': { zh: '时间', en: 'Time' },
  'mailing.times': { zh: '发送时间', en: 'Goes out' },
  'mailing.recipients': { zh: '收件人', en: 'Recipients' },
  'mailing.roles': { zh: '这些角色的人', en: 'Users with these roles' },
  'mailing.users': { zh: '这些人', en: 'These users' },
  'mailing.find': { zh: '查找', en: 'Find' },
  'mailing.noAddressOf': { zh: '{name}（没有邮箱）', en: '{name} (no address)' },
  'mailing.maker': { zh: '安排人', en: 'Arranged by' },
  'mailing.next': { zh: '下次', en: 'Next' },
  'mailing.last': { zh: '上次', en: 'Last' },
  'mailing.never': { zh: '还没有发过', en: 'Not sent yet' },
  'mailing.paused': { zh: '已暂停', en: 'Paused' },
  'mailing.actions': { zh: '操作', en: 'Actions' },
  'mailing.chosen': { zh: '用看板上现在的筛选', en: 'With the filters that are chosen on the board now' },
} as const satisfies Catalogue;

type MailingScreenTexts = typeof mailingScreenMessages;

declare module '../../runtime/model/messages/index.ts' {
  interface CapabilityTexts extends MailingScreenTexts {}
}
