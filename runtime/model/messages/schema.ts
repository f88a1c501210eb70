import type { Catalogue } from './Catalogue.ts';

/** Issues of the schema check (`npm run schema -- check`). */
export const schemaMessages = {
  // Text and shape of a file.
  'schema.syntax': { zh: '不是正确的 JSON：{name}', en: 'This is not JSON: {name}' },
  'schema.duplicateProperty': { zh: '属性 {name} 重复', en: 'The property {name} stands here twice' },
  'schema.unsafeName': { zh: '不能使用名称 {name}', en: 'The name {name} is not allowed' },
  'schema.tooDeep': { zh: '嵌套超过 {n} 层', en: 'Nested deeper than {n} levels' },
  'schema.tooManyValues': {
    zh: '一个文件最多 {n} 个值，请拆分文件',
    en: 'A file holds at most {n} values; split it',
  },
  'schema.moreFindings': {
    zh: '此文件另有 {n} 处问题未列出，请先修改以上各处',
    en: '{n} more findings in this file are not listed; mend those above first',
  },
  'schema.unknownKind': {
    zh: '无法判断文件类型，请加上 "$schema"',
    en: 'This is no known kind of schema file; add "$schema"',
  },
  'schema.formatMissing': {
    zh: '缺少 "format"，当前格式为 {newest}',
    en: '"format" is missing; the current format is {newest}',
  },
  'schema.formatUnknown': {
    zh: '格式 {name} 不受支持，当前格式为 {newest}',
    en: 'Format {name} is not supported; the current format is {newest}',
  },
  'schema.nameTaken': { zh: '{other} 已使用此名称', en: '{other} already has this name' },
  'schema.textPlace': {
    zh: '此文件应为 {expected}：语言和模块须与路径一致',
    en: 'This file should be {expected}: language and module must agree with its path',
  },
  'schema.textTwice': {
    zh: '文件 {other} 已翻译“{name}”',
    en: 'The file {other} already translates “{name}”',
  },
  'schema.textPlaceholders': {
    zh: '“{name}”的译文中的占位符须为 {expected}',
    en: 'The translation of “{name}” must have the placeholders {expected}',
  },
  'schema.textUnknown': { zh: '没有配置使用文字“{name}”', en: 'No schema has the text “{name}”' },
  'schema.textMissing': {
    zh: '“{name}”没有 {language} 译文：请加入 texts/{language} 中的文件',
    en: '“{name}” has no translation into {language}: add it to a file in texts/{language}',
  },
  'schema.unknownProperty': { zh: '未知属性 {name}', en: 'Unknown property {name}' },
  'schema.missingProperty': { zh: '缺少属性 {name}', en: 'The property {name} is missing' },
  'schema.wrongType': { zh: '类型应为 {expected}', en: 'The type should be {expected}' },
  'schema.notOneOf': { zh: '{name} 不是允许的值（{allowed}）', en: '{name} is not one of {allowed}' },
  'schema.noAlternative': { zh: '值不符合任何允许的形式', en: 'The value has none of the allowed forms' },
  'schema.pattern': { zh: '{name} 不符合格式 {pattern}', en: '{name} does not match {pattern}' },
  'schema.tooLong': { zh: '不能超过 {n} 个字符', en: 'must have at most {n} characters' },
  'schema.blank': { zh: '不能为空', en: 'Must not be empty' },
  'schema.tooSmall': { zh: '{value} 小于 {min}', en: '{value} is less than {min}' },
  'schema.tooGreat': { zh: '{value} 大于 {max}', en: '{value} is greater than {max}' },
  'schema.tooManyItems': { zh: '最多 {n} 项', en: 'At most {n} items are allowed' },
  'schema.tooFew': { zh: '至少需要 {n} 项', en: 'At least {n} items are needed' },
  // Fields.
  'schema.nothingTaken': {
    zh: '公共字段组没有设置 {field} 的 {name}，不需要 null 取消',
    en: 'No mixin says {name} of {field}, so null takes nothing back; remove it',
  },
  'schema.nothingFills': {
    zh: '{name} 由钩子填写，但数据表没有 addBefore 钩子（明细行不经过钩子填写）',
    en: 'A hook fills {name}, but the table has no hook addBefore (hooks fill no detail rows)',
  },
  'schema.unknownSection': {
    zh: '没有字段在分组“{name}”中',
    en: 'No field has the section “{name}”',
  },
  'schema.unknownType': { zh: '未知的字段类型 {name}', en: 'Unknown field type {name}' },
  'schema.duplicateField': { zh: '字段 {name} 重复', en: 'The field {name} is declared twice' },
  'schema.incompleteField': {
    zh: '没有公共字段组声明字段 {name}，此行缺少 {missing}，不起作用',
    en: 'No mixin declares the field {name} and this line has no {missing}: it does nothing',
  },
  'schema.missingSource': {
    zh: '字段 {name}（{type}）没有选项来源：请设置 dataKey 或 data',
    en: 'The field {name} ({type}) has nothing to choose from: give dataKey or data',
  },
  'schema.colSize': { zh: 'colSize {value} 不在 0-12 之间', en: 'colSize {value} is outside 0-12' },
  'schema.sequenceNotWhole': {
    zh: '顺序字段“{name}”必须是整数（columnType: int）',
    en: 'The sequence field "{name}" must be a whole number (columnType: int)',
  },
  'schema.rowSwitchType': {
    zh: '行开关的字段“{name}”必须是开关（type: switch）',
    en: 'The field "{name}" of a row switch must be a switch (type: switch)',
  },
  'schema.sortNumberAlone': {
    zh: '顺序列（sortNumber）需要顺序字段（sequence）',
    en: 'A column of sort numbers (sortNumber) needs a sequence field (sequence)',
  },
  'schema.badDefault': {
    zh: '字段 {name}（{type}）不能使用默认值 {value}',
    en: 'The field {name} ({type}) cannot have the default {value}',
  },
  'schema.stateSet': {
    zh: '字段 {name} 只由审批和结案写入，状态按钮不能设置',
    en: 'The field {name} is written by approval and case closing only: no status button sets it',
  },
  'schema.boundsCrossed': {
    zh: '最小值 {min} 大于最大值 {max}',
    en: 'The minimum {min} is greater than the maximum {max}',
  },
  'schema.unknownSearchType': { zh: '未知的查询类型 {name}', en: 'Unknown search type {name}' },
  'schema.unknownCell': { zh: '未知的单元格渲染器 {name}', en: 'Unknown cell renderer {name}' },
  'schema.unfillable': {
    zh: '必填字段 {title}（{name}）无人可填：{because}，且没有默认值、公式或编号规则',
    en: 'Nobody may fill the required field {title} ({name}): {because}, and there is no default, formula or number rule',
  },
  'schema.notInForm': {
    zh: '必填字段 {title}（{name}）无人可填：没有 editRowNo，不在表单中，也没有默认值、公式或编号规则',
    en: 'Nobody may fill the required field {title} ({name}): without editRowNo it is in no form, and there is no default, formula or number rule',
  },
  'schema.noEffect': { zh: '{name} 不起作用：由 {by} 决定', en: '{name} does nothing: {by} decides' },
  'schema.noEffectWithout': { zh: '没有 {by}，{name} 不起作用', en: '{name} does nothing without {by}' },
  'schema.repeated': {
    zh: '{name} 与公共字段组 {by} 相同，不起作用',
    en: '{name} repeats the mixin {by} and does nothing',
  },
  'schema.numberBounds': {
    zh: '字段【{name}】的{option}为 {value}，须在 {least} 到 {most} 之间',
    en: '{option} of the field [{name}] is {value}; it must be from {least} to {most}',
  },
  'schema.reservedField': {
    zh: '字段名 {name} 由系统保留',
    en: 'The field name {name} is kept for the product',
  },
  // Expressions.
  'schema.unknownName': {
    zh: '表达式中的字段 {name} 不存在',
    en: 'The expression reads the unknown field {name}',
  },
  'schema.wholeResult': {
    zh: '【{name}】只存整数，而公式的结果可能有小数，保存时会被四舍五入：请把字段改为小数，或在公式中取整',
    en: '{name} holds whole numbers, but the result of its formula may have decimals and would be stored rounded: make the field a decimal, or round in the formula',
  },
  'schema.typeMismatch': { zh: '表达式无效：{text}', en: 'The expression is invalid: {text}' },
  'schema.unknownFunction': { zh: '表达式无效：{text}', en: 'The expression is invalid: {text}' },
  'schema.notInSql': {
    zh: '这里的条件要在数据库里查询，而数据库不能计算“{name}”，请换一种写法',
    en: 'This condition runs in a query of the database, which cannot compute {name}. Write it without.',
  },
  'schema.badExpression': { zh: '表达式无效：{text}', en: 'The expression is invalid: {text}' },
  'schema.formulaCycle': {
    zh: '公式循环引用：{path}',
    en: 'Formulas depend on each other in a circle: {path}',
  },
  // Names between schemas.
  'schema.unknownTable': { zh: '未知的表 {name}', en: 'Unknown table {name}' },
  'schema.unknownPage': { zh: '没有页面 {name}', en: 'No page at {name}' },
  'schema.unknownField': { zh: '{table} 没有字段 {name}', en: '{table} has no field {name}' },
  'schema.unknownMixin': { zh: '未知的公共字段组 {name}', en: 'Unknown mixin {name}' },
  'schema.unknownDictionary': { zh: '未知的字典 {name}', en: 'Unknown dictionary {name}' },
  'schema.unknownAction': { zh: '没有处理程序支持操作 {name}', en: 'No handler serves the action {name}' },
  'schema.unknownNumberRule': {
    zh: '编号规则没有这个表单 {name}',
    en: 'Number rules know no form {name}',
  },
  'schema.unknownMainField': { zh: '主表没有字段 {name}', en: 'No main table has a field {name}' },
  'schema.measureNotStored': {
    zh: '币别或单位字段 {name} 不是本表存储的字段',
    en: 'The field {name} of a currency or unit is no stored field of this table',
  },
  'schema.twoMeasures': { zh: '{name}的币别和单位只留一个', en: 'Keep one of the measures of {name}' },
  'schema.measureNotInHeader': {
    zh: '币别或单位字段 {name} 不是主表存储的字段',
    en: 'The field {name} of a currency or unit is no stored field of a main table',
  },
  'schema.dependsWithoutDictionary': {
    zh: '字段 {name} 的 dependsOn 需要字典（dataKey）',
    en: 'dependsOn of {name} needs a dictionary (dataKey)',
  },
  'schema.unknownValidator': { zh: '未注册的校验 {name}', en: 'The check {name} is not registered' },
  'schema.unknownBelow': { zh: '未知的字段下方渲染器 {name}', en: 'Unknown renderer {name} below a field' },
  'schema.unknownClick': { zh: '未注册的单元格点击 {name}', en: 'The cell click {name} is not registered' },
  'schema.unknownFileHook': { zh: '未注册的文件处理 {name}', en: 'The file hook {name} is not registered' },
  'schema.unknownKeyPress': {
    zh: '未注册的按键处理 {name}',
    en: 'The key-press handler {name} is not registered',
  },
  'schema.unknownHook': { zh: '未注册的钩子 {name}', en: 'The hook {name} is not registered' },
  'schema.unknownMessage': { zh: '消息目录中没有 {name}', en: 'The message catalogue has no {name}' },
  'schema.unknownProvider': { zh: '未知的字典提供者 {name}', en: 'Unknown dictionary provider {name}' },
  'schema.unknownPageType': { zh: '未知的页面渲染器 {name}', en: 'Unknown page renderer {name}' },
  'schema.unknownRole': { zh: '未知的角色 {name}', en: 'Unknown role {name}' },
  'schema.unknownGrant': { zh: '没有菜单提供 {name} 的授权', en: 'No menu offers rights on {name}' },
  'schema.actionNotOffered': {
    zh: '{table} 的菜单没有提供操作 {name}',
    en: 'The menu of {table} does not offer {name}',
  },
  'schema.listedTwice': { zh: '{name} 重复', en: '{name} is listed twice' },
  'schema.detailWithoutKey': {
    zh: '明细表 {table} 没有主表主键列 {name}',
    en: 'The detail table {table} has no column {name} for the main key',
  },
  'schema.detailKeyType': {
    zh: '明细表 {table} 的 {name} 类型为 {type}，主键类型为 {expected}',
    en: '{table}.{name} is {type}, the main key is {expected}',
  },
  'schema.derivedDetail': {
    zh: '{table} 没有明细表 {name}',
    en: '{table} has no detail table {name}',
  },
  'schema.derivedType': {
    zh: '字段 {name} 的类型为 {type}，来源 {table} 的 {source} 类型为 {expected}',
    en: '{name} is {type}, {source} of its source {table} is {expected}',
  },
  'schema.derivedCycle': {
    zh: '单据的来源循环：{path}',
    en: 'Documents are made from each other in a circle: {path}',
  },
  'schema.lookupWithoutTable': {
    zh: '字段 {name} 的字典不是来自数据表，无法带出值',
    en: 'The dictionary of {name} is no table: nothing can be looked up through it',
  },
  'schema.clearsRequired': {
    zh: '字段 {name} 必填，不能声明 onDelete: "clear"',
    en: 'The field {name} is required and cannot declare onDelete: "clear"',
  },
  'schema.hierarchyElsewhere': {
    zh: '字段 {name} 声明了 hierarchy，但不是从 {table} 自己的记录中选择',
    en: 'The field {name} declares a hierarchy but does not choose a record of {table} itself',
  },
  'schema.dictionaryOrigin': {
    zh: '字典 {name} 需要 data、source、provider 之一，或 data 加其中之一（现有：{given}）',
    en: 'The dictionary {name} needs data, source or provider, or data with one of the others (has: {given})',
  },
  'schema.rowOwner': {
    zh: '{table} 没有由服务器写入的创建人列 CreateID（stamp: createId），无法按创建人限制数据；请使用公共字段 owned',
    en: '{table} has no CreateID stamped by the server (stamp: createId): rows cannot be limited to their creators; use the mixin owned',
  },
  'schema.keptAddress': {
    zh: '名称【{name}】的地址 {address} 留给系统以后的页面，请换一个名称',
    en: 'The name [{name}] takes the address {address}, kept for a page of the product to come; take another one',
  },
  // Pages and menus.
  'schema.rowButtonWhat': {
    zh: '行按钮须说明 action 或 linkTo 之一',
    en: 'A button of rows says either action or linkTo',
  },
  'schema.rowButtonAction': {
    zh: '操作 {name} 不针对某一行，不能用作行按钮；请放在工具栏 actions 中',
    en: 'The action {name} is about no row and cannot be a button of rows; name it in actions, for the toolbar',
  },
  'schema.rowButtonText': {
    zh: '打开另一页面的行按钮须有 text',
    en: 'A button of rows that opens a page needs a text',
  },
  'schema.notOfPageKind': {
    zh: '页面类型 {kind} 没有选项 {name}',
    en: 'A page of kind {kind} has no option {name}',
  },
  'schema.pageNeeds': { zh: '类型 {kind} 的页面需要 {name}', en: 'A page of kind {kind} needs {name}' },
  'schema.calendarDate': { zh: '{name} 不是日期或时间', en: '{name} is no date or time' },
  'schema.calendarColor': { zh: '{name} 没有选项，也没有 colors', en: '{name} has no options and no colors' },
  'schema.apiTaken': {
    zh: '接口名 {name} 已被页面 {other} 使用',
    en: 'The page {other} already has the API name {name}',
  },
  'schema.apiIsTable': {
    zh: '接口名 {name} 是数据表的名称；请用其他名称',
    en: 'The API name {name} is the name of a table; use another one',
  },
  'schema.apiWithoutTable': {
    zh: '页面有接口名 {name}，但没有数据表',
    en: 'The page has the API name {name} and no table',
  },
  'schema.unknownApi': { zh: '没有接口名为 {name} 的页面', en: 'No page has the API name {name}' },
  'schema.notItsDetail': {
    zh: '{table} 不是页面 {name} 的明细表',
    en: '{table} is no detail of the page {name}',
  },
  'schema.needsApi': {
    zh: '{property} 只能用于有 api 的页面',
    en: '{property} is only for a page with api',
  },
  'schema.valueUnfit': {
    zh: '固定值不符合字段 {title} 的类型',
    en: 'The fixed value does not fit the field {title}',
  },
  'schema.valuesOutside': {
    zh: '固定值不满足页面自己的条件 rows：新建的数据在此页面看不到',
    en: 'The fixed values do not meet the condition rows of the page: a new row would not be on it',
  },
  'schema.routeTaken': {
    zh: '路由 {name} 已被页面 {other} 使用',
    en: 'The page {other} already has the route {name}',
  },
  'schema.menuIdTaken': { zh: '菜单编号 {id} 重复', en: 'The menu id {id} is used twice' },
  'schema.menuParent': { zh: '上级菜单 {id} 不存在', en: 'The parent menu {id} does not exist' },
  'schema.menuCircle': { zh: '菜单 {id} 的上级形成循环', en: 'The parents of menu {id} form a circle' },
  'schema.menuWithoutPage': { zh: '没有路由为 {name} 的页面', en: 'No page has the route {name}' },
  // The command line.
  'schema.didYouMean': { zh: '（是否为 {name}？）', en: ' (did you mean {name}?)' },
} as const satisfies Catalogue;
