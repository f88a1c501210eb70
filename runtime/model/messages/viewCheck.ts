import type { Catalogue } from './Catalogue.ts';

/** Issues of the schema check about views and figures of views. */
export const viewCheckMessages = {
  'schema.viewName': {
    zh: '视图 {name} 与数据表重名',
    en: 'A table already has the name of the view {name}',
  },
  'schema.viewLink': {
    zh: '没有关联关系：字段 {name} 不指向任何记录（需要以数据表为来源的字典，或明细所属的主表）',
    en: 'No link: the field {name} names no record (it needs a dictionary made of a table, or to be the header of a detail)',
  },
  'schema.viewSource': { zh: '没有名为 {name} 的来源', en: 'No source is called {name}' },
  'schema.viewCircle': { zh: '视图 {name} 引用了自己', en: 'The view {name} stands on itself' },
  'schema.viewColumn': {
    zh: '列 {name} 需要 of、formula、running、percent、share、whole 中的一个',
    en: 'The column {name} needs exactly one of of, formula, running, percent, share, whole',
  },
  'schema.viewLook': {
    zh: '列 {name} 没有标题或类型：来源不是字段时必须写明',
    en: 'The column {name} has no title or type: write them where it shows no field',
  },
  'schema.viewValues': {
    zh: '各部分必须给出同名的值：缺少 {name}',
    en: 'All parts must give the same values: {name} is missing',
  },
  'schema.viewNumber': {
    zh: '{name} 不是数值，不能这样汇总',
    en: '{name} is no number and cannot be summed up so',
  },
  'schema.chartLines': {
    zh: '{kind}：组合图（combination）需要 lines 指明画成折线的字段，其他图表不能有 lines',
    en: '{kind}: a combination needs lines, the fields drawn as lines; no other chart has lines',
  },
  'schema.chartMeasures': {
    zh: '图表的数值要用同一个单位字段，这里有 {fields}；请分成几个图表',
    en: 'The numbers of a chart must name their unit in the same field, not in {fields}; make several charts of it',
  },
  'schema.chartFields': {
    zh: '{kind}：这种图表最多显示 {most} 个字段，请从 of 中去掉多余的字段',
    en: 'A {kind} chart shows at most {most}: take fields out of "of"',
  },
  'schema.viewPeriod': {
    zh: '期初、发生、期末需要一个期间参数',
    en: 'Opening, movement and closing need a parameter of the kind period',
  },
  'schema.viewSources': {
    zh: '视图“{name}”要么有来源，要么是外部数据表，两者必须有且只有一个',
    en: 'the view {name} must have either sources or a foreign table',
  },
  'schema.viewDatabases': {
    zh: '视图“{name}”的来源不在同一个数据库中，不能一起读取；请只用一个数据库的数据表',
    en: 'the sources of the view {name} are in several databases and cannot be read together; use tables of one database',
  },
  'schema.foreignMember': {
    zh: '外部数据表的视图“{name}”不能有这一项；请在它之上建数据集或视图',
    en: 'the view {name} over a foreign table cannot say this; say it in a data set or view over it',
  },
  'schema.foreignColumn': {
    zh: '外部数据表的列“{name}”只能给出 column',
    en: 'the column {name} of a foreign table must say its column and nothing else about its value',
  },
  'schema.foreignSource': {
    zh: '“{name}”的数据在外部数据库中，不能用在这里',
    en: 'the rows of {name} are in a foreign database, which cannot be used here',
  },
  'schema.viewKey': {
    zh: '区分各行的列 {name} 不能是汇总列',
    en: 'The column {name} of the key is computed: a key tells rows apart',
  },
  'schema.viewCurrency': {
    zh: '列 {name} 是金额：用 currencyField 指明视图中保存币别的列',
    en: 'The column {name} is an amount: name the column of the view with its currency in currencyField',
  },
  'schema.unknownView': { zh: '没有视图 {name}', en: 'There is no view {name}' },
  'schema.figureKey': {
    zh: '视图的列 {name} 不是本表的主键：类型或所指的表不同',
    en: 'The column {name} of the view is no key of this table: it has another type or names another table',
  },
  'schema.figureType': {
    zh: '{name} 这样汇总的结果与本字段的类型不同',
    en: '{name} summed up so is of another type than this field',
  },
  'schema.figureCurrency': {
    zh: '{name} 是多种币别的金额，不能相加',
    en: '{name} is an amount of several currencies and cannot be added up',
  },
  'schema.viewSecret': { zh: '字段 {name} 不能读出', en: 'The field {name} can never be read' },
} as const satisfies Catalogue;
