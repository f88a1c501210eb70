import type { Catalogue } from './Catalogue.ts';

/** Issues of the schema check about keys that people type and columns that name parents. */
export const keyCheckMessages = {
  'schema.parentByAlone': {
    zh: '{table} 没有 parentField，parentBy 不起作用',
    en: '{table} has no parentField: parentBy has no effect',
  },
  'schema.parentByType': {
    zh: '{table} 的上级列 {parent} 与 {name} 的类型不同，无法对应',
    en: '{parent} of {table} has another type than {name}: rows cannot name their parent by it',
  },
  'schema.parentByNotUnique': {
    zh: '{table} 的 {name} 不唯一，不能用来指明上级：请加只含此列的唯一索引',
    en: '{name} of {table} is not unique, so it cannot name a parent: add a unique index of this column alone',
  },
  'schema.dictionaryParentBy': {
    zh: '{table} 按 {name} 指明上级（{parent}），此字典的 key 也必须是 {name}',
    en: 'Rows of {table} name their parent ({parent}) by {name}: the key of this dictionary must be {name} too',
  },
  'schema.typedKeyType': {
    zh: '{name} 是用户输入的主键，类型必须是 text',
    en: '{name} is a key that people type: its type must be text',
  },
  'schema.typedKeyLength': {
    zh: '{name} 是用户输入的主键，最多{most}个字符',
    en: '{name} is a key that people type: at most {most} characters',
  },
  'schema.typedKeyUnfit': {
    zh: '{name} 是用户输入的主键，不能使用 {property}',
    en: '{name} is a key that people type: it cannot have {property}',
  },
} as const satisfies Catalogue;
