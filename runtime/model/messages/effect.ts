import type { Catalogue } from './Catalogue.ts';

/** Effects of documents on others: what they do, why one is refused, and mistakes in their schemas. */
export const effectMessages = {
  'effect.will': { zh: '生效后：', en: 'Once effective: ' },
  'effect.did': { zh: '已执行：', en: 'Done: ' },
  'effect.change': { zh: '{title} {from} → {to}', en: '{title} {from} → {to}' },
  'effect.none': { zh: '空', en: 'empty' },
  'effect.gone': {
    zh: '{title}：所选的{table}已不存在，请重新选择',
    en: '{title}: the chosen {table} no longer exists; choose again',
  },
  'effect.closed': {
    zh: '{title}：{name} 已结案或已作废，不能修改。请先打开它，或作废本单',
    en: '{title}: {name} is closed or void and cannot change. Open it again first, or void this document',
  },
  'effect.locked': {
    zh: '{title}：{name} 不能修改：{reason}',
    en: '{title}: {name} cannot change: {reason}',
  },
  'effect.invalid': {
    zh: '{title}：{name} 不能这样修改：{reason}',
    en: '{title}: {name} cannot become this: {reason}',
  },
  'effect.later': {
    zh: '{title}：之后生效的单据又修改了 {name}，请先撤销它们：{documents}',
    en: '{title}: later documents have changed {name} again; undo them first: {documents}',
  },
  'effect.changedSince': {
    zh: '{title}：{name} 的{field}已由 {set} 改为 {now}，不能恢复为 {before}。请先改回 {set}',
    en: '{title}: {field} of {name} was changed from {set} to {now} and cannot go back to {before}. Change it back to {set} first',
  },
  'effect.madeBy': { zh: '由{document}生成', en: 'Made by {document}' },
  'effect.madeInvalid': {
    zh: '{title}：不能生成{table}：{reason}',
    en: '{title}: the {table} cannot be made: {reason}',
  },
  'effect.madeByHand': {
    zh: '{title}：{table}已经登记过：{documents}。请先删除或反审它们',
    en: '{title}: the {table} exists already: {documents}. Delete or reverse it first',
  },
  'effect.isMade': {
    zh: '本单由{documents}生成，不能修改、删除或反审；需要撤销时请反审{documents}',
    en: 'This document was made by {documents} and cannot be changed, deleted or reversed; reverse {documents} instead',
  },
  'effect.makesItself': {
    zh: '{documents} 审批通过时会自动生成此单，不能手工登记',
    en: '{documents} makes this document when it is approved; it cannot be entered by hand',
  },
  'effect.madeUsed': {
    zh: '{title}：所生成的{table}已被使用：{documents}。请先撤销它们',
    en: '{title}: the {table} that was made is in use: {documents}. Undo those first',
  },
  'effect.notSettable': {
    zh: '“{table}”的字段“{name}”由系统得出，影响不能改写它',
    en: 'The field "{name}" of "{table}" is kept by the server; an effect cannot set it',
  },
  'effect.oneKind': {
    zh: '影响“{name}”须写明 sets 或 makes，且只能写一个',
    en: 'The effect "{name}" must have either sets or makes',
  },
  'effect.duplicate': {
    zh: '影响的名称重复：{name}',
    en: 'Two effects have the name {name}',
  },
  'effect.circle': {
    zh: '影响形成了循环：{path}',
    en: 'Effects lead in a circle: {path}',
  },
} as const satisfies Catalogue;
