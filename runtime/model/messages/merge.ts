import type { Catalogue } from './Catalogue.ts';

/** Texts of merging the edits of two users. Loaded with the merge. */
export const mergeMessages = {
  'merge.intro': {
    zh: '您的修改尚未保存，也没有丢失。请逐项选择保留谁的值，应用后再保存。',
    en: 'Your edits are neither saved nor lost. Choose whose value stands for each, apply, then save.',
  },
  'merge.table': { zh: '双方的修改', en: 'Changes of both' },
  'merge.field': { zh: '字段', en: 'Field' },
  'merge.base': { zh: '原值', en: 'Before' },
  'merge.mine': { zh: '我的', en: 'Mine' },
  'merge.theirs': { zh: '对方的', en: 'Theirs' },
  'merge.conflict': { zh: '双方都修改了', en: 'Both changed it' },
  'merge.header': { zh: '主表', en: 'Header' },
  'merge.row': { zh: '{table} {name}', en: '{table} {name}' },
  'merge.wholeRow': { zh: '整行', en: 'The whole row' },
  'merge.deleted': { zh: '已删除', en: 'Deleted' },
  'merge.kept': { zh: '保留此行', en: 'Keep this row' },
  'merge.empty': { zh: '（空）', en: '(empty)' },
  'merge.use': { zh: '{what}：用{side}值 {value}', en: '{what}: use {side} value {value}' },
  'merge.allMine': { zh: '全部用我的', en: 'All mine' },
  'merge.allTheirs': { zh: '全部用对方的', en: 'All theirs' },
  'merge.apply': { zh: '应用合并', en: 'Apply the merge' },
  'merge.open': { zh: '还有{n}项未选择', en: '{n} left to choose' },
  'merge.done': { zh: '已合并，请检查后保存', en: 'Merged; check and save' },
  'merge.same': { zh: '双方的值相同，可以直接应用。', en: 'Both have the same values; apply to go on.' },
} as const satisfies Catalogue;
