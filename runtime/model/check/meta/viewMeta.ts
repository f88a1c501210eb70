import type { FieldType } from '../../fields/types/FieldType.ts';
import type { JsonObject } from '../../schema/Json.ts';
import { spans } from '../../schema/ViewSchema.ts';
import { fieldLine } from './layerMeta.ts';
import {
  closed,
  file,
  flag,
  identifier,
  listOf,
  logic,
  mapOf,
  nameOf,
  oneOf,
  sortOrder,
  textOf,
  wholeOf,
} from './parts.ts';

const sourceName: JsonObject = {
  type: 'string',
  pattern: '^[a-z][A-Za-z0-9]{0,30}$',
  description: '来源的简称，小写字母开头',
};
const path = (description: string): JsonObject => ({
  type: 'string',
  pattern: '^[A-Za-z_][A-Za-z0-9_]{0,62}(\\.[A-Za-z_][A-Za-z0-9_]{0,62})?$',
  description,
});

const join = closed(
  {
    as: sourceName,
    by: path('指向记录的字段，如 line.Product_Id'),
    rows: path('哪个表的哪个字段指向 of，如 Production_ReportWorkOrder.WorkOrder_Id'),
    of: path('被指向的来源，或来源中指向同一记录的字段'),
    needed: flag('没有对应记录的行不显示；默认保留，值为空'),
  },
  ['as'],
);

const value: JsonObject = {
  anyOf: [
    path('字段，如 line.Qty'),
    {
      ...{ type: 'number', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
      description: '数值',
    },
    closed({ each: oneOf(spans, '时间跨度'), of: path('日期字段') }, ['each', 'of'], '日期所在跨度的第一天'),
    closed({ is: { type: ['string', 'number', 'boolean', 'null'] } }, ['is'], '固定值'),
    closed(
      {
        formula: logic('公式，可用来源字段和前面的值'),
        type: oneOf(['text', 'date', 'datetime', 'boolean'], '公式结果的类型；默认数值'),
      },
      ['formula'],
    ),
  ],
};

const part = closed(
  {
    from: identifier('数据表或视图'),
    as: sourceName,
    joins: { ...listOf(join, '按关联关系连接的记录'), maxItems: 20 },
    values: mapOf(value, '行的值；多个部分上下合并时各部分给出同名的值'),
    where: logic('行的条件，可用来源字段和值'),
    walk: closed(
      {
        parent: path('下级行中保存上级的字段'),
        child: path('本行中保存自身的字段'),
        times: path('逐级相乘的用量'),
        most: { ...wholeOf('最多级数；默认 20', 1), maximum: 50 },
      },
      ['parent', 'child'],
      '逐级展开下级，如物料清单',
    ),
  },
  ['from', 'as'],
);

const totals = ['sum', 'count', 'distinct', 'least', 'greatest', 'average', 'opening', 'movement', 'closing'];

const ownColumns: JsonObject = {
  of: path('行的值，或带来源的字段'),
  total: oneOf(totals, '汇总方式；有汇总列时其余列即分组'),
  when: logic('只汇总满足条件的行'),
  formula: logic('由视图的其他列计算'),
  running: closed(
    {
      of: identifier('累计的列'),
      by: listOf(identifier('列'), '按这些列分别累计'),
      order: { ...listOf(identifier('列'), '累计的顺序'), minItems: 1 },
    },
    ['of', 'order'],
    '累计',
  ),
  percent: {
    type: 'array',
    minItems: 2,
    maxItems: 2,
    items: identifier('列'),
    description: '前一列占后一列的百分比',
  },
  share: identifier('该列占全部合计的百分比'),
  whole: identifier('该列的全部合计'),
  column: textOf('外部数据表的列'),
};

const withoutRules = ['formula', 'lookup', 'numberRule', 'default', 'required', 'unique'];

const column = (types: readonly FieldType[]): JsonObject => {
  const { properties } = fieldLine(types) as { readonly properties: JsonObject };
  const look = Object.fromEntries(
    Object.entries(properties).filter(([name]) => !withoutRules.includes(name)),
  );
  return closed({ ...look, ...ownColumns }, ['field']);
};

const parameter = closed(
  {
    name: identifier('参数名'),
    title: nameOf('标题'),
    date: path('行的日期：值，或带来源的字段'),
    kind: oneOf(['upTo', 'period'], 'upTo：截止日期；period：期间'),
    default: oneOf(
      ['today', 'thisWeek', 'lastWeek', 'thisMonth', 'lastMonth', 'lastThreeMonths'],
      '默认值；默认今天或本月',
    ),
  },
  ['name', 'title', 'date', 'kind'],
);

const make = closed(
  {
    name: identifier('名称，视图内唯一'),
    title: nameOf('生成的单据做什么，如 下达采购'),
    link: textOf('按关联生成：表.关联名'),
    document: identifier('按关联生成时，保存来源单据主键的列'),
    match: mapOf(identifier('列'), '按关联生成时，来源行的字段 → 值相同的列；默认单据的所有行'),
    to: identifier('不按关联生成时，单据的表'),
    rows: identifier('不按关联生成时，每个选中行一行的明细表'),
    map: mapOf(identifier('列'), '不按关联生成时，新行的字段或 $main.字段 → 列'),
  },
  ['name', 'title'],
);

/** The JSON Schema of a view. */
export const viewMeta = (format: number, types: readonly FieldType[]): JsonObject =>
  file(
    '视图',
    format,
    {
      view: identifier('视图名，用于权限和调用'),
      cnName: nameOf('中文名'),
      parts: { ...listOf(part, '行的来源；多个来源上下合并；外部数据表的视图没有来源'), maxItems: 10 },
      foreign: closed(
        {
          database: {
            type: 'string',
            pattern: '^[A-Za-z][A-Za-z0-9_-]{0,39}$',
            description: '外部数据库的名称',
          },
          schema: { ...textOf('模式，如 public'), minLength: 1, maxLength: 63 },
          name: { ...textOf('表或视图'), minLength: 1, maxLength: 63 },
        },
        ['database', 'schema', 'name'],
        '外部数据表：行在那里读取，不写入',
      ),
      isDataset: flag('数据集：供卡片和图表使用，能读取全部来源的人都能读取'),
      parameters: { ...listOf(parameter, '查询前给出的日期或期间'), maxItems: 4 },
      fields: { ...listOf(column(types), '列，每行一个'), minItems: 1, maxItems: 200 },
      key: { ...listOf(identifier('列'), '区分各行的列'), minItems: 1, maxItems: 8 },
      rows: logic('只显示满足条件的行，可用视图的列'),
      sortName: textOf('默认排序列'),
      sortOrder,
      nameField: identifier('记录名称列'),
      makes: listOf(make, '由选中的行下推生成的单据'),
    },
    ['view', 'cnName', 'parts', 'fields', 'key'],
  );
