import type { Catalogue } from './Catalogue.ts';

/** Texts of the bar while an administrator looks as a role. */
export const lookMessages = {
  'look.title': { zh: '以角色身份查看', en: 'Looking as a role' },
  'look.as': {
    zh: '正在以角色【{role}】查看：只能查看，不能修改',
    en: 'You see the product as the role [{role}]: look only, nothing is saved',
  },
  'look.back': { zh: '返回自己的身份', en: 'Back to yourself' },
  'look.unsaved': {
    zh: '以角色查看时输入的内容不能保存，返回后将丢失，确认返回吗?',
    en: 'What you typed while looking as a role cannot be saved and will be lost. Go back?',
  },
} as const satisfies Catalogue;
