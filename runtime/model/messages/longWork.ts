import type { Catalogue } from './Catalogue.ts';

/** Texts of calls that go on as tasks. */
export const longWorkMessages = {
  'work.tooMany': {
    zh: '您已有{n}项任务在进行，请等其中一项完成或先取消',
    en: '{n} of your tasks are running; wait for one of them or cancel one',
  },
  'work.gone': {
    zh: '没有此任务，或其结果已过期，请重新操作',
    en: 'There is no such task, or its result has expired; start again',
  },
  'work.lost': {
    zh: '任务没有完成：服务器在此期间停止过，请重新操作',
    en: 'The task did not end: the server was stopped meanwhile; start again',
  },
  'work.notRunning': { zh: '任务已经结束，不能取消', en: 'The task has ended and cannot be cancelled' },
  'work.title': { zh: '进行中的任务', en: 'Tasks under way' },
  'work.count': { zh: '{done} / {total}', en: '{done} of {total}' },
  'work.busy': { zh: '进行中…', en: 'Working…' },
  'work.cancel': { zh: '取消', en: 'Cancel' },
  'work.ready': { zh: '已完成', en: 'Ready' },
  'work.open': { zh: '打开', en: 'Open' },
  'work.close': { zh: '关闭', en: 'Close' },
  'work.stopping': { zh: '正在取消…', en: 'Cancelling…' },
  'work.cancelled': { zh: '已取消', en: 'Cancelled' },
} as const satisfies Catalogue;
