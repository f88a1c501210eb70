import type { Catalogue } from './Catalogue.ts';

/** Why a field is as it is; the texts come with the panel that says so. */
export const whyMessages = {
  'why.title': { zh: '为什么：{title}', en: 'Why: {title}' },
  'why.all': { zh: '为什么：隐藏和锁定的字段', en: 'Why: hidden and locked fields' },
  'why.nothing': { zh: '没有隐藏或锁定的字段', en: 'No field is hidden or locked' },
  'why.by': { zh: '由{by}决定', en: 'Decided by {by}' },
  'why.how': { zh: '计算过程', en: 'How it was computed' },
  'why.free': {
    zh: '{title}没有任何限制，可以填写，也可以不填',
    en: '{title} has no limits: it may be filled in or left',
  },
  'why.hidden': { zh: '{title}不显示', en: '{title} is not shown' },
  'why.hiddenWhen': {
    zh: '{title}不显示：只有满足“{condition}”时才显示',
    en: '{title} is shown only when {condition}',
  },
  'why.disabled': { zh: '{title}被禁用', en: '{title} is disabled' },
  'why.disabledWhen': { zh: '{title}被禁用，因为{condition}', en: '{title} is disabled because {condition}' },
  'why.readonly': { zh: '{title}只读', en: '{title} is read-only' },
  'why.readonlyWhen': { zh: '{title}只读，因为{condition}', en: '{title} is read-only because {condition}' },
  'why.required': { zh: '{title}必填', en: '{title} is required' },
  'why.requiredWhen': { zh: '{title}必填，因为{condition}', en: '{title} is required because {condition}' },
  'why.computed': { zh: '{title}由公式计算，不能手工填写', en: '{title} is computed and cannot be typed' },
  'why.numberRule': {
    zh: '{title}留空时，保存后按编号规则自动生成',
    en: 'An empty {title} is numbered by a rule when it is saved',
  },
  'why.lookup': { zh: '{title}取自所选的{via}', en: '{title} comes with the chosen {via}' },
  'why.stamp': { zh: '{title}由服务器写入', en: '{title} is written by the server' },
  'why.default': { zh: '{title}新建时有默认值', en: '{title} has a default in new records' },
  'why.authShow': { zh: '{title}在授权显示模式下仍显示', en: '{title} is shown in authorised mode too' },
  'why.layer.type': { zh: '字段类型 {name}', en: 'the field type {name}' },
  'why.layer.mixin': { zh: '公共字段组 {name}', en: 'the mixin {name}' },
  'why.layer.table': { zh: '数据表 {name}', en: 'the table {name}' },
  'why.layer.extension': { zh: '扩展字段 {name}', en: 'an extension ({name})' },
  'why.layer.design': { zh: '表单设计 {name}', en: 'a form design ({name})' },
  'why.layer.userDesign': { zh: '个人设计 {name}', en: 'your own design ({name})' },
  'why.layer.globalDesign': { zh: '全局设计 {name}', en: 'the global design ({name})' },
  'why.layer.view': { zh: '视图 {name}', en: 'the view {name}' },
  'why.layer.role': { zh: '角色 {name}', en: 'the role {name}' },
  'why.layer.state': { zh: '记录状态 {name}', en: 'the state of the record ({name})' },
} as const satisfies Catalogue;
