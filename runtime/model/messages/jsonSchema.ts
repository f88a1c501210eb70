import type { Catalogue } from './Catalogue.ts';

/** Texts of forms for plain JSON Schemas, and of the check of their data. */
export const jsonSchemaMessages = {
  'jsonSchema.add': { zh: '添加一项', en: 'Add an item' },
  'jsonSchema.addProperty': { zh: '添加属性', en: 'Add a property' },
  'jsonSchema.remove': { zh: '删除 {title}', en: 'Remove {title}' },
  'jsonSchema.up': { zh: '上移 {title}', en: 'Move {title} up' },
  'jsonSchema.down': { zh: '下移 {title}', en: 'Move {title} down' },
  'jsonSchema.nth': { zh: '第 {n} 项', en: 'Item {n}' },
  'jsonSchema.empty': { zh: '还没有内容', en: 'No items yet' },
  'jsonSchema.moreItems': {
    zh: '另有 {n} 项未显示，其内容保留',
    en: '{n} more items are not shown; they are kept',
  },
  'jsonSchema.name': { zh: '属性名', en: 'Name' },
  'jsonSchema.choice': { zh: '{title} 类型', en: 'Kind of {title}' },
  'jsonSchema.option': { zh: '选项 {n}', en: 'Option {n}' },
  'jsonSchema.cycle': {
    zh: '{title} 引用了自身，展开后显示下一层',
    en: '{title} refers to itself; expand it to show the next level',
  },
  'jsonSchema.expand': { zh: '展开 {title}', en: 'Expand {title}' },
  'jsonSchema.anyTip': { zh: '可填写任意 JSON', en: 'Any JSON value' },
  'jsonSchema.notJson': {
    zh: '{title}不是有效的 JSON：文本要加引号，例如 "abc"',
    en: '{title} is not valid JSON: quote texts, for example "abc"',
  },
  'jsonSchema.tooManyNodes': {
    zh: '模式过大：超过 {n} 个节点，请拆分',
    en: 'The schema is too large: more than {n} nodes; split it up',
  },
  'jsonSchema.tooDeep': {
    zh: '模式嵌套过深：超过 {n} 层',
    en: 'The schema is nested too deeply: more than {n} levels',
  },
  'jsonSchema.tooWide': {
    zh: '引用展开后超过 {n} 个节点，无法显示，请减少相互引用',
    en: 'Following every reference gives more than {n} nodes: use fewer references to each other',
  },
  'jsonSchema.tooMuchData': {
    zh: '数据过大：超过 {n} 个值，无法显示',
    en: 'There is too much data to show: more than {n} values',
  },
  'jsonSchema.endless': {
    zh: '引用 {name} 无止境地指向自身，已停止读取，请去掉循环',
    en: 'The reference {name} leads back to itself without end and is not followed; break the circle',
  },
  'jsonSchema.endlessRequired': {
    zh: '{name} 必填且包含自身，没有数据能满足，请将其改为非必填',
    en: '{name} is required inside itself without end, so no data fits; make it optional',
  },
  'jsonSchema.pattern': {
    zh: '不支持正则表达式 {name}（不含环视和反向引用，最长 {n} 个字符），不检查',
    en: 'The pattern {name} is not checked: use no look-around or back-references and at most {n} characters',
  },
  'jsonSchema.patternProperties': {
    zh: '不支持属性名的正则表达式 {name}（只支持简单的，例如 ^x-），不起作用',
    en: 'The pattern {name} for property names does nothing: only simple ones such as ^x- are understood',
  },
  'jsonSchema.required': { zh: '{title}不能为空', en: '{title} must not be empty' },
  'jsonSchema.type': { zh: '{title}的类型应为 {expected}', en: '{title} must be of type {expected}' },
  'jsonSchema.enum': { zh: '{title}不是可选的值', en: '{title} is none of the values allowed' },
  'jsonSchema.const': { zh: '{title}只能是 {expected}', en: '{title} must be {expected}' },
  'jsonSchema.min': { zh: '{title}不能小于{limit}', en: '{title} must not be less than {limit}' },
  'jsonSchema.max': { zh: '{title}不能大于{limit}', en: '{title} must not be greater than {limit}' },
  'jsonSchema.above': { zh: '{title}必须大于{limit}', en: '{title} must be greater than {limit}' },
  'jsonSchema.below': { zh: '{title}必须小于{limit}', en: '{title} must be less than {limit}' },
  'jsonSchema.multipleOf': {
    zh: '{title}必须是 {limit} 的倍数',
    en: '{title} must be a multiple of {limit}',
  },
  'jsonSchema.minLength': {
    zh: '{title}至少 {limit} 个字符',
    en: '{title} needs at least {limit} characters',
  },
  'jsonSchema.maxLength': {
    zh: '{title}最多 {limit} 个字符',
    en: '{title} may have at most {limit} characters',
  },
  'jsonSchema.badPattern': { zh: '{title}格式不正确', en: '{title} is not written as it should be' },
  'jsonSchema.format': {
    zh: '{title}不是有效的 {expected}',
    en: '{title} is not a valid {expected}',
  },
  'jsonSchema.minItems': { zh: '{title}至少 {limit} 项', en: '{title} needs at least {limit} items' },
  'jsonSchema.maxItems': { zh: '{title}最多 {limit} 项', en: '{title} may have at most {limit} items' },
  'jsonSchema.uniqueItems': { zh: '{title}有重复的项', en: '{title} has the same item twice' },
  'jsonSchema.minProperties': {
    zh: '{title}至少 {limit} 个属性',
    en: '{title} needs at least {limit} properties',
  },
  'jsonSchema.maxProperties': {
    zh: '{title}最多 {limit} 个属性',
    en: '{title} may have at most {limit} properties',
  },
  'jsonSchema.additional': { zh: '不允许填写{title}', en: '{title} is not allowed here' },
  'jsonSchema.anyOf': { zh: '{title}不符合任何一种选项', en: '{title} fits none of the options' },
  'jsonSchema.oneOf': {
    zh: '{title}必须恰好符合一种选项',
    en: '{title} must fit exactly one of the options',
  },
  'jsonSchema.not': { zh: '{title}是不允许的值', en: '{title} has a value that is not allowed' },
  'jsonSchema.other': {
    zh: '{title}不符合规则 {name}',
    en: '{title} does not follow the rule {name}',
  },
  'jsonSchema.uncheckable': {
    zh: '检查这些数据的步骤过多，未检查完',
    en: 'Checking this data takes too many steps; the check was not finished',
  },
} as const satisfies Catalogue;
