import { builtInActions } from '../../access/actions.ts';
import { pickerOption } from '../../fields/types/pickerOption.ts';
import type { JsonObject } from '../../schema/Json.ts';
import { effects } from './effectMeta.ts';
import { links } from './linkMeta.ts';
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

const locks = listOf(
  closed(
    {
      when: logic('满足条件的记录被锁定（JSON Logic）'),
      actions: listOf(oneOf(builtInActions, '被拒绝的操作'), '被拒绝的操作'),
      message: textOf('消息目录中的键'),
    },
    ['when', 'actions', 'message'],
  ),
  '锁定：某种状态下拒绝的操作',
);

const indexes = listOf(
  closed(
    {
      fields: { ...listOf(identifier('列名'), '列名，按顺序'), minItems: 1 },
      unique: flag('唯一'),
      ignoreCase: flag('唯一时不区分文本的大小写；默认区分'),
    },
    ['fields'],
  ),
  '主键以外的索引',
);

const names = (what: string): JsonObject => listOf(textOf('插件注册的行编辑钩子名'), what);

const details = listOf(
  closed(
    {
      table: identifier('明细表名'),
      cnName: nameOf('页签标题；默认明细表的中文名'),
      foreignKey: identifier('明细表中保存主键的列；默认与主键同名'),
      sortName: textOf('默认排序列'),
      sortOrder,
      required: flag('至少一行'),
      actions: listOf(oneOf(['add', 'delete'], '按钮'), '行的按钮：add 新增行、delete 删除行；默认都有'),
      fill: closed(
        {
          via: identifier('主表的选择字段'),
          table: identifier('读取的表'),
          column: identifier('与所选值相等的列；默认与 via 同名'),
          map: mapOf(textOf('读取表的列'), '带入：明细字段 → 读取表的列'),
          remaining: identifier('读取表中剩余数量的列：没有剩余的行不带入'),
        },
        ['via', 'table', 'map'],
        '选择主表字段后带入的明细行',
      ),
      pickers: listOf(pickerOption, '从另一张表中选取并追加为行的按钮'),
      hooks: closed({
        beginEdit: names('开始编辑一行之前：返回错误则不进入编辑'),
        endEditBefore: names('离开编辑行、校验之前：返回错误则留在编辑状态'),
        endEditAfter: names('校验通过之后：返回错误则留在编辑状态'),
      }),
    },
    ['table'],
  ),
  '明细表',
);

const transitions = listOf(
  closed(
    {
      action: textOf('名称'),
      text: textOf('按钮文字'),
      right: oneOf(builtInActions, '需要的权限；默认 Update'),
      when: logic('可以操作的记录（JSON Logic）'),
      message: textOf('其他记录的提示'),
      needs: listOf(textOf('字段名'), '操作后必须有值的字段；有编号规则的由系统生成编号，其余为空时拒绝'),
      set: mapOf({ description: '值，或 {"token": "now"} 等' }, '写入的字段'),
      confirm: textOf('操作前的询问'),
      done: textOf('完成后的提示；默认“按钮文字+成功”'),
    },
    ['action', 'text', 'when', 'message', 'set'],
  ),
  '状态按钮：选中一行，从一种状态变为另一种状态',
);

const derivedFrom = listOf(
  closed(
    {
      table: identifier('来源单据的表'),
      field: identifier('记录来源的字段'),
      detail: identifier('该字段所在的明细表；默认在本表'),
      sourceField: identifier('该字段对应来源单据的哪个字段（如编号）；默认来源的主键'),
      when: logic('哪些记录由此而来（JSON Logic）；默认全部'),
      blocksReverse: flag(
        '存在未作废的记录时，来源单据不能反审；只能由已审核通过或无需审批的来源单据生成；默认只提示',
      ),
    },
    ['table', 'field'],
  ),
  '本表的单据由哪些单据生成：反审来源单据时列出',
);

const progress = closed(
  {
    field: identifier('进度字段'),
    underWay: logic('已经开始或完成的记录（JSON Logic）：撤销来源前须先处理'),
    void: logic('已作废的记录（JSON Logic）：不需要撤销'),
  },
  ['field'],
  '单据在审批和结案以外的进度',
);

const fieldRef: JsonObject = { $ref: '#/$defs/field' };
const wholeField: JsonObject = { allOf: [fieldRef], required: ['field', 'title', 'type'] };

/** Properties that identify a table. They must not change once the table has records. */
const identityProperties: JsonObject = {
  table: identifier('数据库表名，也是接口名'),
  key: identifier('主键列'),
  keyType: oneOf(
    ['identity', 'guid', 'snowflake', 'typed'],
    '主键生成方式；默认 identity；typed：新建时由用户输入的编码，保存后不能修改',
  ),
  serverOnly: flag('记录只由服务器产生，任何人都不能新建、修改或删除'),
};

/** Properties of a table that a later layer may change. */
export const tableProperties: JsonObject = {
  url: { type: 'string', pattern: '^/.+/$', description: '接口路径；默认 /表名/' },
  cnName: nameOf('中文名'),
  mixins: listOf(textOf('公共字段组'), '公共字段组'),
  sortName: textOf('默认排序列，逗号分隔'),
  sortOrder,
  nameField: identifier('记录的名称列'),
  parentField: identifier('树形表：上级所在列，默认保存上级的主键'),
  parentBy: identifier('树形表：上级所在列保存的是上级的哪一列，例如编码（须唯一）；默认主键'),
  userPermissionDesc: flag('只能看到自己及下级角色创建的数据'),
  ownRows: closed(
    {
      user: identifier('保存用户编号的字段：记录所属的人'),
      choice: identifier('选择人员的字段，拒绝时指向它；默认与 user 相同'),
      right: oneOf(builtInActions, '可以查看和登记所有人的记录的权限'),
    },
    ['user', 'right'],
    '每条记录属于一个人：没有该权限的用户只能查看和登记自己的记录',
  ),
  hasReaders: flag('记下谁看过：新记录对每个人标出，能修改的人看得到谁看过、谁没看；默认 false'),
  form: closed(
    {
      labelWidth: wholeOf('标签宽度（像素），默认 100', 40, 1000),
      size: oneOf(['small', 'default', 'large'], '控件大小，默认 large'),
      folded: listOf(nameOf('分组标题'), '打开表单时折叠的分组'),
    },
    [],
    '编辑表单',
  ),
  grid: closed(
    {
      index: flag('序号列；默认 true'),
      sequence: identifier('顺序字段（整数）：按它排序时，行可以拖动调整顺序'),
      sortNumber: flag('显示顺序列，宽 65；默认 false'),
      orderCase: flag('选择列同时标明已结案的单据，更宽；默认 false'),
      single: flag('列表中一次只能选择一行；默认可选择多行'),
      rowSwitch: identifier('开关字段：每行一个开关，代替行的选择，宽 80；树形表中下级行随之改变'),
      selectAllWhen: logic('全选只选中满足条件的行（JSON Logic）；其余的行仍可逐行选中'),
    },
    [],
    '列表和明细表格的前导列',
  ),
  details,
  indexes,
  locks,
  transitions,
  derivedFrom,
  progress,
  links,
  effective: logic('算作完成的单据（JSON Logic）；默认已审核通过或无需审批'),
  effects,
  hooks: mapOf(listOf(textOf('钩子名'), '钩子名'), '服务器钩子，按时机'),
};

/** `schemas/tables/**`. A line without title and type patches a mixin's field. */
export const tableMeta = (format: number, field: JsonObject): JsonObject =>
  file(
    '数据表',
    format,
    { ...identityProperties, ...tableProperties, fields: listOf(fieldRef, '字段，每行一个') },
    ['table', 'cnName', 'key', 'fields'],
    { field },
  );

/** `schemas/mixins/*`. */
export const mixinMeta = (format: number, field: JsonObject): JsonObject =>
  file(
    '公共字段组',
    format,
    {
      mixin: textOf('名称'),
      description: { type: 'string', description: '说明' },
      fields: listOf(wholeField, '字段，每行一个'),
      locks,
      indexes,
    },
    ['mixin', 'fields'],
    { field },
  );
