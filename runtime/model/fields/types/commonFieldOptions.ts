import { columnIcons } from '../../schema/columnIcons.ts';
import { defaultTokens } from '../../schema/FieldSchema.ts';
import { figureTotals } from '../../schema/Figure.ts';
import type { JsonObject } from '../../schema/Json.ts';
import { linkCounts, rollupTotals } from '../../schema/RollupSchema.ts';
import { linkToOption } from './linkToOption.ts';
import { pickerOption } from './pickerOption.ts';

/** JSON Schema of options written in the schema itself. */
export const optionList = {
  type: 'array',
  description: '固定选项',
  items: {
    type: 'object',
    properties: {
      key: { type: ['string', 'number'], description: '值' },
      value: { type: 'string', description: '显示文本' },
      disabled: { type: 'boolean', description: '不可选' },
      hidden: { type: 'boolean', description: '不显示' },
      parentId: { type: ['string', 'number', 'null'], description: '上级' },
    },
    required: ['key', 'value'],
    additionalProperties: false,
  },
} as const;

const condition = {
  type: ['object', 'boolean', 'null'],
  description: '条件：JSON Logic，如 {">": [{"var": "Qty"}, 0]}',
} as const;
// Null takes back what a weaker layer says (`takenBack`).
const heading = { type: ['string', 'null'], minLength: 1, maxLength: 100 } as const;
const place = { type: ['integer', 'null'], minimum: 0, maximum: 10_000 } as const;

/** Columns of a source table with the field or token whose value they equal. */
const matched: JsonObject = {
  type: 'object',
  minProperties: 1,
  additionalProperties: {
    anyOf: [
      { type: 'string' },
      {
        type: 'object',
        properties: { token: { enum: defaultTokens } },
        required: ['token'],
        additionalProperties: false,
      },
    ],
  },
};

/** JSON Schema (properties) of options common to all field types; each type adds its own in `options`. */
export const commonFieldOptions = {
  field: {
    type: 'string',
    pattern: '^(?!(?:__proto__|constructor|prototype)$)[A-Za-z_][A-Za-z0-9_]{0,62}$',
    description: '数据库列名',
  },
  title: { type: 'string', maxLength: 100, description: '标题' },
  type: { type: 'string', description: '字段类型' },
  columnType: {
    enum: ['int', 'long', 'byte', 'sbyte', 'decimal', 'string', 'bool', 'date', 'datetime', 'guid'],
    description: '存储类型；默认由字段类型决定',
  },
  renamedFrom: { type: 'string', description: '旧列名：迁移时改名' },
  unique: { type: 'boolean', description: '值在表内唯一（空除外）' },

  required: { type: 'boolean', description: '必填' },
  readonly: { type: 'boolean', description: '只读' },
  disabled: { type: 'boolean', description: '禁用' },
  hidden: { type: 'boolean', description: '表格与表单都不显示' },
  dimension: { type: 'boolean', description: '维度：卡片和图表按它分组，是数值也不合计，如年份' },
  authShow: { type: 'boolean', description: '授权显示模式下仍显示' },
  writeOnly: { type: 'boolean', description: '只写不读（如密码）' },
  visibleWhen: { ...condition, description: '满足条件时显示' },
  readonlyWhen: { ...condition, description: '满足条件时只读' },
  requiredWhen: { ...condition, description: '满足条件时必填' },
  alertWhen: { ...condition, description: '满足条件时在列表中以红色加粗显示，如逾期的交货日期' },

  default: {
    description:
      '新建时的默认值，或 {"token": ...}：today 今天，todayStart、todayEnd 今天的开始和结束，monthStart、monthEnd 本月第一天和最后一天，yearStart 本年第一天，now 现在，userId、userName 当前用户',
    anyOf: [
      { type: ['string', 'number', 'boolean', 'null', 'array'] },
      {
        type: 'object',
        properties: { token: { enum: defaultTokens } },
        required: ['token'],
        additionalProperties: false,
      },
    ],
  },
  formula: {
    type: ['object', 'number', 'string'],
    description: '计算公式：= 开头为 Excel 公式（[字段标题] 或 [字段编码]），也可以是 JSON Logic',
  },
  follows: { type: 'string', description: '明细：新行取主表该字段的值，主表修改时随之修改' },
  lookup: {
    type: 'object',
    description:
      '取自所选记录：via 为本表的选择字段，field 为来源表字段；currency 为来源表中该金额的币别字段，与本单币别不同时保存前询问',
    properties: { via: { type: 'string' }, field: { type: 'string' }, currency: { type: 'string' } },
    required: ['via', 'field'],
    additionalProperties: false,
  },
  match: {
    type: 'object',
    description:
      '由服务器选择来源表的记录：by 的键为来源表的列，值为本表的字段或 {"token": "userId"} 等；orEmpty 中的列为空时适用于任何值；prefer 相同的优先。只读字段总由服务器选择，否则只在新建且未选时选择',
    properties: {
      by: matched,
      orEmpty: { type: 'array', items: { type: 'string' } },
      prefer: matched,
    },
    required: ['by'],
    additionalProperties: false,
  },
  figure: {
    type: 'object',
    description: '视图中关于本记录的数：view 为视图，field 为汇总的列，by 为保存本记录主键的列；只读，不存储',
    properties: {
      view: { type: 'string' },
      field: { type: 'string' },
      by: { type: 'string' },
      total: { enum: figureTotals, description: '汇总方式' },
    },
    required: ['view', 'field', 'by', 'total'],
    additionalProperties: false,
  },
  rollup: {
    type: 'object',
    description:
      '由服务器保持的汇总值，存储且只读：link 为关联（表.关联名）并按 counts 计数，或按 total 汇总 over 的行（via 为保存本记录主键的字段）的 of 字段，或 previous 为同一单据上一行的字段',
    properties: {
      link: { type: 'string', description: '关联：表.关联名' },
      counts: { enum: linkCounts, description: 'carried 已关联，done 已完成，returned 已退回' },
      total: { enum: rollupTotals, description: '汇总方式；latest 为 by 最大的一行的值' },
      of: { type: 'string', description: '汇总的字段' },
      by: { type: 'string', description: 'latest 的排序字段' },
      over: {
        type: 'object',
        properties: { table: { type: 'string' }, via: { type: 'string' } },
        required: ['table', 'via'],
        additionalProperties: false,
      },
      when: { description: '计入的行（JSON Logic）：行的字段与 $main.主表字段', type: ['object', 'boolean'] },
      previous: { type: 'string', description: '同一单据上一行（按主键）的字段；第一行为空' },
    },
    oneOf: [
      { required: ['link', 'counts'] },
      { required: ['total', 'over'] },
      { required: ['previous'], maxProperties: 1 },
    ],
    additionalProperties: false,
  },
  serverFilled: {
    type: 'boolean',
    description: '由服务器（钩子）填写：即使必填，用户也不必填写；保存时仍为空则拒绝',
  },
  stamp: {
    enum: [
      'createId',
      'createName',
      'createTime',
      'modifyId',
      'modifyName',
      'modifyTime',
      'auditId',
      'auditName',
      'auditTime',
    ],
    description: '由服务器写入的审计信息',
  },

  placeholder: { type: 'string', description: '输入提示' },
  data: optionList,
  dataKey: { type: 'string', description: '字典编号' },
  validator: { type: 'string', description: '自定义校验的名称：返回的文字就是错误' },
  extra: {
    type: 'object',
    description: '字段后的链接；action 为处理者的名称',
    properties: { text: { type: 'string' }, icon: { type: 'string' }, action: { type: 'string' } },
    required: ['text', 'action'],
    additionalProperties: false,
  },
  picker: pickerOption,
  hierarchy: { type: 'boolean', description: '所选的是同一张表的上级记录：不能是自己或自己的下级' },
  onDelete: {
    enum: ['restrict', 'clear'],
    description: '所引用的记录被删除时：restrict 拒绝删除（默认），clear 清空本字段',
  },
  below: { type: 'string', description: '字段下方内容的渲染器名称' },
  currencyField: {
    type: 'string',
    description: '存放此金额币别（ISO 代码）的字段，明细可写 $main.字段；默认人民币 CNY',
  },
  unitField: {
    type: 'string',
    description: '存放此数量单位的字段，明细可写 $main.字段；合计按单位分别列出',
  },
  tipextra: { type: 'string', description: '字段说明提示' },
  content: { type: 'string', maxLength: 4000, description: '列头提示内容（HTML，显示前清理）' },
  icon: { enum: columnIcons, description: '列标题前的图标' },
  copydown: { type: 'boolean', description: '明细：列头可将某行的值向下复制到其后各行' },

  editRowNo: {
    ...place,
    description:
      '编辑表单行号；没有或为 0 则不在表单中。null 取消公共字段组的值，其他可为 null 的属性也是如此',
  },
  editColNo: { ...place, description: '编辑表单列号' },
  colSize: { type: 'number', minimum: 0, maximum: 12, description: '宽度（12 列栅格）' },
  tab: { ...heading, description: '编辑表单中的选项卡标题：标题相同的字段在同一选项卡内' },
  section: { ...heading, description: '编辑表单中的分组标题：标题相同的字段在同一分组内，可折叠' },
  copied: { type: 'boolean', default: true, description: '复制时带出；false：复制后为空或默认值' },
  searchRowNo: { ...place, description: '高级查询行号' },
  searchColNo: { ...place, description: '高级查询列号' },
  searchColSize: {
    type: 'number',
    minimum: 1,
    maximum: 12,
    description: '高级查询中的宽度（12 列栅格）；默认按窗口宽度排列',
  },
  searchType: { type: ['string', 'null'], description: '查询类型：字段类型名、like 或 range' },

  isColumnData: { type: 'boolean', default: true, description: '是否表格列' },
  importance: {
    enum: ['main', 'normal', 'detail'],
    default: 'normal',
    description: '在列表中的重要性：main 排在前面，detail 默认隐藏，可在列设置中显示；用户的列设置优先',
  },
  columnTitle: { ...heading, description: '列标题，与表单标题不同时设置；默认 title' },
  columnNo: {
    type: ['number', 'null'],
    minimum: -1_000_000,
    maximum: 1_000_000,
    description: '列顺序，小的在前；没有则按字段顺序排在其后',
  },
  width: { type: 'number', minimum: 20, maximum: 5000, description: '列宽（像素）' },
  fixed: { enum: ['left', 'right'], description: '冻结' },
  align: { enum: ['left', 'center', 'right'], description: '对齐' },
  columnGroup: {
    description: '列分组（多级表头）：与相邻同组的列合并在一个标题下；多级时由外到内',
    anyOf: [
      { type: ['string', 'null'], minLength: 1 },
      { type: 'array', items: { type: 'string', minLength: 1 }, minItems: 1, maxItems: 3 },
    ],
  },
  sort: { type: 'boolean', default: true, description: '表头排序' },
  link: { type: 'boolean', description: '点击单元格打开记录' },
  linkTo: linkToOption,
  click: { type: 'string', description: '点击单元格时运行的处理，代替打开记录或页面' },
  summary: { type: 'boolean', description: '合计整个查询结果' },
  cell: { type: 'string', description: '单元格渲染器' },
  isGlobal: { type: 'boolean', description: '全局设计对所有用户生效' },
  colors: { type: 'object', additionalProperties: { type: 'string' }, description: '按值着色' },
} as const satisfies JsonObject;
