import type { Catalogue } from './Catalogue.ts';

/** Texts of unsaved edit boxes. Loaded with the box. */
export const draftMessages = {
  'draft.title': { zh: '未保存的草稿', en: 'Unsaved draft' },
  'draft.found': {
    zh: '发现{time}未保存的修改，是否恢复?',
    en: 'There are unsaved edits of {time}. Restore them?',
  },
  'draft.save': { zh: '存草稿', en: 'Keep as draft' },
  'draft.saved': {
    zh: '草稿已存在本机，尚未提交',
    en: 'The draft is kept on this computer; nothing is submitted',
  },
  'draft.restore': { zh: '恢复', en: 'Restore' },
  'draft.drop': { zh: '丢弃', en: 'Discard' },
  'draft.restored': { zh: '已恢复未保存的修改', en: 'The unsaved edits are back' },
  'draft.changed': {
    zh: '草稿之后此记录已被修改，请逐项选择。',
    en: 'The record was changed since this draft; choose for each.',
  },
  'draft.onList': {
    zh: '有{n}份未保存的新建草稿，最近一份{time}',
    en: '{n} unsaved new records, the latest of {time}',
  },
  'draft.open': { zh: '继续编辑', en: 'Go on editing' },
  'draft.leaveTitle': { zh: '退出登录', en: 'Sign out' },
  'draft.leave': {
    zh: '本机有{n}份未保存的草稿。保留后，您下次在本机登录时可以恢复，其他用户看不到。',
    en: 'There are {n} unsaved drafts on this computer. Kept ones are offered when you sign in here again, to nobody else.',
  },
  'draft.keepAndLeave': { zh: '保留并退出', en: 'Keep and sign out' },
  'draft.dropAndLeave': { zh: '丢弃并退出', en: 'Discard and sign out' },
} as const satisfies Catalogue;
