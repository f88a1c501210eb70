import type { Catalogue } from './Catalogue.ts';

/** Texts of comments on a record. Loaded with their panel and on the server. */
export const commentMessages = {
  'comment.field': { zh: '写评论', en: 'Write a comment' },
  'comment.hint': { zh: '输入 @ 提到同事，会通知对方', en: 'Type @ to mention a colleague, who is notified' },
  'comment.send': { zh: '发送', en: 'Send' },
  'comment.none': { zh: '还没有评论', en: 'No comments yet' },
  'comment.more': { zh: '更早的评论', en: 'Older comments' },
  'comment.list': { zh: '评论，最近的在前', en: 'Comments, newest first' },
  'comment.empty': { zh: '请先填写评论内容', en: 'Write a comment first' },
  'comment.tooLong': {
    zh: '评论最多 {n} 个字符、提到 {m} 人，请分成几条发送',
    en: 'A comment has at most {n} characters and {m} mentions; send it in parts',
  },
  'comment.added': { zh: '评论已发送', en: 'Comment sent' },
  'comment.untold': {
    zh: '{names} 无权查看这条记录，没有收到通知',
    en: '{names} may not open this record and was not notified',
  },
  'comment.told': {
    zh: '{name} 在{document}的评论中提到了您',
    en: '{name} mentioned you in a comment on {document}',
  },
} as const satisfies Catalogue;
