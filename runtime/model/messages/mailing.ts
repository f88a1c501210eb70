import type { Catalogue } from './Catalogue.ts';

/** Texts of boards by mail. */
export const mailingMessages = {
  'mailing.noMail': {
    zh: '还没有设置发信服务器，邮件发不出去。请运维人员设置 SMTP_URL',
    en: 'No mail server is set, so that no mail can be sent: ask the operator to set SMTP_URL',
  },
  'mailing.noRight': {
    zh: '您没有分享看板的权限，不能按时发送。请管理员在“看板分享”页面授予分享权限',
    en: 'You may not share boards, so that you cannot send them: ask an administrator for the right to share on Shared boards',
  },
  'mailing.unknown': {
    zh: '没有这项邮件发送，可能已结束',
    en: 'There is no such mailing; it may have been ended',
  },
  'mailing.subject': {
    zh: '请填写邮件主题，最多{n}个字',
    en: 'Write a subject of at most {n} characters',
  },
  'mailing.people': {
    zh: '请选择收件人：有这些角色的和点名的合计1至{n}人',
    en: 'Choose recipients: 1 to {n} users, those with the roles included',
  },
  'mailing.tooMany': {
    zh: '一个看板最多安排{n}项邮件发送，请先结束一项',
    en: 'A board has at most {n} mailings: end one first',
  },
  'mailing.tooOften': {
    zh: '两次发送之间至少间隔1小时，请改时间',
    en: 'At least an hour must lie between two sendings: choose other times',
  },
  'mailing.saved': { zh: '已保存，到时自动发送', en: 'Saved: it goes out at its times' },
  'mailing.begun': { zh: '已安排发送，几秒后开始', en: 'It goes out within seconds' },
  'mailing.ended': { zh: '已结束，不再发送', en: 'Ended: it goes out no more' },
  'mailing.sent': { zh: '已发送{n}封，共{of}人', en: '{n} sent, {of} recipients' },
  'mailing.missed': { zh: '未收到：{people}', en: 'Not sent to {people}' },
  'mailing.who': { zh: '{name}（{why}）', en: '{name} ({why})' },
  'mailing.why.off': { zh: '账号已停用', en: 'the account is switched off' },
  'mailing.why.gone': { zh: '账号已删除', en: 'the account is gone' },
  'mailing.why.noAddress': { zh: '没有邮箱', en: 'no address' },
  'mailing.why.noBoard': { zh: '无权打开这个看板', en: 'may not open the board' },
  'mailing.why.tooLarge': { zh: 'PDF超过{n}MB', en: 'the PDF is larger than {n} MB' },
  'mailing.why.failed': { zh: '发信失败：{reason}', en: 'the mail server refused: {reason}' },
  'mailing.why.tooMany': { zh: '超过{n}人', en: 'more than {n} recipients' },
  'mailing.why.error': { zh: '生成PDF时出错', en: 'the PDF could not be made' },
  'mailing.group': { zh: '看板邮件', en: 'Boards by mail' },
  'mailing.task': { zh: '看板邮件：{subject}', en: 'Board by mail: {subject}' },
  'mailing.letter': {
    zh: '{name}，您好：\n\n附件是看板“{board}”，按您的权限在{time}生成，只含您有权查看的数据。\n\n这封邮件由{maker}安排按时发送。',
    en: 'Hello {name},\n\nThe board "{board}" is attached. It was made at {time} with your rights and holds only what you may see.\n\n{maker} arranged this mail.',
  },
} as const satisfies Catalogue;

type MailingTexts = typeof mailingMessages;

declare module './index.ts' {
  interface CapabilityTexts extends MailingTexts {}
}
