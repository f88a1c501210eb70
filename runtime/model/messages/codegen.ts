import type { Catalogue } from './Catalogue.ts';

/** Texts about table entries and what they become. */
export const codegenMessages = {
  'codegen.badName': {
    zh: '【{name}】不能用作表名：只能由字母、数字和下划线组成，以字母开头，最多60个字符，不能使用系统保留名',
    en: '[{name}] cannot be a table name: letters, digits and underscores, beginning with a letter, at most 60, and no reserved name',
  },
  'codegen.badColumn': {
    zh: '【{name}】不能用作列名：只能由字母、数字和下划线组成，以字母开头，最多60个字符',
    en: '[{name}] cannot be a column name: letters, digits and underscores, beginning with a letter, at most 60',
  },
  'codegen.productTable': {
    zh: '【{name}】是系统自带的表，请换一个表名；要给它加字段请使用扩展字段',
    en: '[{name}] is a table of the product; choose another name. To add fields to it, use extension fields',
  },
  'codegen.tableTaken': {
    zh: '【{name}】已由另一个配置生成，请换一个表名',
    en: '[{name}] is made by another entry; choose another name',
  },
  'codegen.pathTaken': {
    zh: '地址{path}已有页面，请换一个表名',
    en: 'There is a page at {path}; choose another name',
  },
  'codegen.noKey': { zh: '请在字段中指定一个主键列', en: 'Choose one column as the key' },
  'codegen.secondKey': { zh: '只能有一个主键列', en: 'A table has only one key column' },
  'codegen.keyKind': {
    zh: '表已生成，主键列【{name}】不能在“由系统生成”与“由用户输入”之间更改，也不能更改生成方式；请改回原来的类型，或新建一个配置',
    en: 'The table is made: its key column [{name}] cannot change how keys come about (by the product, or typed by people); take the old type again, or make a new entry',
  },
  'codegen.keyLength': {
    zh: '用户输入的主键【{name}】最多{most}个字符，长度按{most}处理',
    en: 'A key that people type has at most {most} characters: [{name}] is taken as {most}',
  },
  'codegen.ownColumn': {
    zh: '列名【{name}】由系统使用，请换一个列名',
    en: 'The product uses the column name [{name}]; choose another one',
  },
  'codegen.columnTwice': {
    zh: '列名【{name}】与【{other}】重复（不区分大小写）',
    en: 'The column [{name}] is there already as [{other}]; case does not count',
  },
  'codegen.unknownColumn': { zh: '没有列【{name}】', en: 'There is no column [{name}]' },
  'codegen.unknownType': { zh: '未知的类型【{name}】', en: 'Unknown type [{name}]' },
  'codegen.noChoices': {
    zh: '【{name}】需要数据源：请选择字典，或填写选项',
    en: '[{name}] needs choices: choose a dictionary, or write them',
  },
  'codegen.choicesUnused': {
    zh: '【{name}】的编辑类型{type}不使用数据源',
    en: 'The edit type {type} of [{name}] uses no dictionary',
  },
  'codegen.noColumnName': { zh: '请填写列名', en: 'Write the name of the column' },
  'codegen.linkType': {
    zh: '【{name}】链接到【{table}】，列类型应与其主键相同：{types}',
    en: '[{name}] links to [{table}]; its column type must be that of the key there: {types}',
  },
  'codegen.unknownDetail': {
    zh: '没有明细表【{name}】，请先保存它的配置',
    en: 'There is no detail table [{name}]; save its entry first',
  },
  'codegen.detailTwice': { zh: '明细表【{name}】重复', en: 'The detail table [{name}] stands here twice' },
  'codegen.detailCircle': {
    zh: '明细表【{name}】又以本表为明细，不能形成循环',
    en: 'The detail table [{name}] has this table as its detail: a circle',
  },
  'server.overlayDetail': {
    zh: '【{name}】不能作为此表的明细：它是产品的表，权限由它自己的页面决定；请新建一张表作为明细',
    en: '[{name}] cannot be a detail of this table: it belongs to the product and has rights of its own; make a new table for the detail',
  },
  'server.overlayMeaning': {
    zh: '字段名【{name}】有固定含义（审批、关闭、标记或版本），不能自定义；请换一个名称，或使用带有它的公共字段',
    en: 'The field name [{name}] has a fixed meaning (approval, closing, flags or version); take another name, or the mixin that brings it',
  },
  'server.reservedName': {
    zh: '名称【{name}】由系统使用（接口、内置页面或看板的地址），请换一个名称',
    en: 'The name [{name}] is used by the product (an address of calls, of a built-in page or of a board); take another one',
  },
  'codegen.oldRows': {
    zh: '数据库中已有表【{name}】的 {n} 行数据（最后发布：{since}；当时可查看的角色：{roles}）。沿用后，有本页权限的角色都能看到这些数据。确定沿用吗？不沿用请换一个表名',
    en: 'The database has {n} rows in the table [{name}] (published last: {since}; roles that could read them: {roles}). Taken over, all roles with rights on this page see them. Take them over? If not, choose another name',
  },
  'codegen.columnsGone': {
    zh: '去掉的列还有数据：{columns}。数据仍保留在数据库中，但页面上不再显示。只是改名时，请在原来的行上修改列名。确定去掉吗？',
    en: 'The columns taken out hold values: {columns}. The database keeps them, but no page shows them. To rename a column, change its name in its own row. Take them out?',
  },
  'codegen.columnBack': {
    zh: '列【{name}】以前用过，数据库中还有 {n} 行的旧值，保存后会重新显示。确定沿用旧值吗？不沿用请换一个列名',
    en: 'The column [{name}] was there before: {n} rows still hold its values, which show again after the save. Take them over? If not, choose another name',
  },
  'codegen.renameOnto': {
    zh: '不能把【{before}】改名为【{name}】：数据库中已有这一列；请换一个列名（互换两个列名时分两次保存）',
    en: 'The column [{before}] cannot be renamed to [{name}]: the database has such a column; choose another name (to swap two names, save twice)',
  },
  'codegen.ruleOwned': {
    zh: '【{title}】的编号规则已在“编号规则”页面改为前缀 {stored}，这里的前缀 {prefix} 不起作用；要改前缀请到“编号规则”页面修改。确定保存吗？',
    en: 'The number rule of [{title}] has the prefix {stored}, set on the page of number rules; the prefix {prefix} here has no effect. Change it on that page. Save anyway?',
  },
  'codegen.loosened': {
    zh: '数据库中已有表 {name}，这些列在数据库中不允许为空：{columns}。接管后由录入的必填设置检查，数据库不再限制。确定接管吗？',
    en: 'The database has a table {name} whose columns must not be empty: {columns}. Once it is taken over, the entry says what is required and the database no longer does. Take it over?',
  },
  'codegen.requiredEmpty': {
    zh: '列【{title}】改为必填，但已有 {n} 行没有值；这些记录下次修改时要先填写。确定改为必填吗？',
    en: 'The column [{title}] becomes required, and {n} rows have no value; they need one the next time they are changed. Make it required?',
  },
  'codegen.choicesGone': {
    zh: '列【{title}】去掉的选项还在使用：{choices}。已有的记录照常显示，新记录不能再选。确定去掉吗？',
    en: 'Choices taken out of [{title}] are in use: {choices}. Records that hold them still show them; new ones cannot choose them. Take them out?',
  },
  'codegen.choicesRenamed': {
    zh: '列【{title}】的选项改了名称：{choices}（括号内为已有的行数）。已有的记录会显示新的名称。如果是另一个选项，请保留原来的选项，另外新增一个。确定改名吗？',
    en: 'Choices of [{title}] have other names: {choices} (in brackets: the rows that hold them). These records will show the new name. For another choice, keep the old one and add it beside it. Rename them?',
  },
  'codegen.noDigits': {
    zh: '列【{name}】的存储类型没有小数，不能设{scale}位小数；请把存储类型改为小数，或清空小数位数',
    en: 'The stored type of [{name}] has no decimals, so it cannot have {scale} of them; make it a decimal, or clear the number of decimals',
  },
  'codegen.mixinColumn': {
    zh: '列【{name}】有固定含义，由公共字段【{mixin}】提供；请在公共字段中选择它，或换一个列名',
    en: 'The column [{name}] has a fixed meaning and comes with the mixin [{mixin}]; choose that mixin, or another name',
  },
  'codegen.numberBounds': {
    zh: '{value} 不在 0 到 {most} 之间（须为整数）',
    en: '{value} is not a whole number from 0 to {most}',
  },
  'codegen.detailOfProduct': {
    zh: '【{name}】是产品的表，不能作为明细：它的数据由它自己的页面授权；请在代码生成中另建一张明细表',
    en: '[{name}] belongs to the product and cannot be a detail: its own page decides who reads it; make a table of your own for the detail',
  },
  'codegen.detailOfOther': {
    zh: '【{name}】已是【{main}】的明细，不能再作为本表的明细；请另建一张明细表',
    en: '[{name}] is a detail of [{main}] already and cannot be one of this table too; make another detail table',
  },
  'codegen.detailWithoutKey': {
    zh: '明细表【{name}】必须包含主表的主键列【{key}】',
    en: 'The detail table [{name}] must have the key column [{key}] of this table',
  },
  'codegen.unknownMenu': { zh: '没有编号为{id}的菜单', en: 'There is no menu line {id}' },
  'codegen.tooManyColumns': {
    zh: '字段有{n}个，最多{most}个；请拆成主表和明细表',
    en: '{n} columns are more than {most}; split them into a table and its details',
  },
  'codegen.noApp': {
    zh: '【{name}】的APP列设置已保存，暂不起作用',
    en: 'The app setting of [{name}] is kept without effect',
  },
  'codegen.onlySuperAdmin': {
    zh: '只有超级管理员可以生成页面',
    en: 'Only a super administrator makes pages',
  },
  'codegen.renamed': {
    zh: '表【{name}】已经生成，表名不能修改；需要别的表名请新建配置',
    en: 'The table [{name}] is made; its name stays. For another name, make a new entry',
  },
  'codegen.noImport': {
    zh: '代码生成配置不能用Excel导入，请使用 npm run codegen -- import',
    en: 'Table entries are not imported from Excel; use npm run codegen -- import',
  },
  'codegen.noEntries': {
    zh: '没有可以读取的配置：请提供1到{most}个配置，每个配置的 tableColumns 是字段列表',
    en: 'There are no entries to read: send 1 to {most}, each with its columns as tableColumns',
  },
  'codegen.noTable': {
    zh: '数据库中没有表【{name}】，也没有它的配置',
    en: 'There is no table [{name}] in the database, and no entry of it',
  },
  'codegen.checked': {
    zh: '检查通过：{n}个配置，没有写入',
    en: '{n} entries can be made; nothing was stored',
  },
  'codegen.stopped': {
    zh: '已生成{n}个配置：{tables}。从【{name}】起的{left}个没有写入，请按下面的说明修改后重新导入这些配置',
    en: '{n} entries are in force: {tables}. The {left} from [{name}] on were not stored; change them as said below and import them again',
  },
  'codegen.imported': { zh: '已生成{n}个配置', en: '{n} entries are in force' },
  'codegen.detailInUse': {
    zh: '【{name}】是【{main}】的明细表，不能删除',
    en: '[{name}] is a detail of [{main}] and cannot be deleted',
  },
} as const satisfies Catalogue;
