import type { Catalogue } from './Catalogue.ts';

/** Texts of the playground, the page that renders a schema during typing. */
export const playgroundMessages = {
  'playground.kind': { zh: '类型', en: 'Kind' },
  'playground.kind.form': { zh: '表单', en: 'Form' },
  'playground.kind.table': { zh: '数据表', en: 'Table' },
  'playground.kind.page': { zh: '页面', en: 'Page' },
  'playground.kind.board': { zh: '看板', en: 'Board' },
  'playground.kind.jsonSchema': { zh: 'JSON Schema', en: 'JSON Schema' },
  'playground.parts': { zh: '编辑内容', en: 'What to edit' },
  'playground.part.schema': { zh: '配置', en: 'Configuration' },
  'playground.part.uiSchema': { zh: '界面（uiSchema）', en: 'uiSchema' },
  'playground.part.data': { zh: '数据', en: 'Data' },
  'playground.result': { zh: '预览', en: 'Preview' },
  'playground.issues': { zh: '问题（{n}）', en: 'Issues ({n})' },
  'playground.noIssues': { zh: '没有问题', en: 'No issues' },
  'playground.place': { zh: '第 {line} 行第 {column} 列', en: 'line {line}, column {column}' },
  'playground.moreIssues': { zh: '另有 {n} 个问题未显示', en: '{n} more issues are not shown' },
  'playground.nothing': {
    zh: '无法预览，请先处理下面的问题',
    en: 'There is nothing to show; see the issues below',
  },
  'playground.check': { zh: '校验', en: 'Validate' },
  'playground.valid': { zh: '数据验证通过', en: 'The data is valid' },
  'playground.values': { zh: '当前数据', en: 'Current data' },
  'playground.list': { zh: '列表', en: 'List' },
  'playground.form': { zh: '表单', en: 'Form' },
  'playground.unknownKind': {
    zh: '未知的类型 {name}，可用：{allowed}',
    en: 'Unknown kind {name}; there are {allowed}',
  },
  'playground.later': {
    zh: '【{name}】将在后续版本提供，目前无法预览',
    en: '[{name}] arrives in a later version and cannot be shown yet',
  },
  'playground.foreign': {
    zh: '只能读取本站的地址：{url}',
    en: 'Only addresses of this site can be read: {url}',
  },
  'playground.notLoaded': { zh: '无法读取 {url}：{text}', en: '{url} could not be read: {text}' },
  'playground.tooBig': { zh: '内容超过 {n} KB', en: 'The text is longer than {n} KB' },
  'playground.notJson': { zh: '不能转换为 JSON：{text}', en: 'This cannot be written as JSON: {text}' },
  'playground.mixin': {
    zh: '共用字段 {name} 不可用，预览不含其中的字段',
    en: 'The mixin {name} is not at hand: the preview lacks its fields',
  },
  'playground.detail': {
    zh: '明细表 {name} 不可用：公式不能引用其中的字段',
    en: 'The detail table {name} is not at hand: formulas cannot name its fields',
  },
  'playground.notHere': { zh: '页面 {name} 不能在此预览', en: 'The page {name} cannot be shown here' },
  'playground.noFields': { zh: '没有可显示的字段', en: 'There is no field to show' },
  'playground.unsupported': {
    zh: '暂不支持 {name}，不起作用',
    en: '{name} is not supported yet: it does nothing',
  },
  'playground.unsupportedField': {
    zh: '暂不支持 {name}，此字段不显示',
    en: '{name} is not supported yet: the field is not shown',
  },
  'playground.badRef': {
    zh: '引用 {name} 不存在或循环',
    en: 'The reference {name} leads nowhere or in a circle',
  },
} as const satisfies Catalogue;
