import { linkToOption } from '../../fields/types/linkToOption.ts';
import { asObject, type JsonObject } from '../../schema/Json.ts';
import {
  actionName,
  closed,
  flag,
  identifier,
  listOf,
  logic,
  mapOf,
  nameOf,
  oneOf,
  textOf,
} from './parts.ts';

/** JSON Schemas of the options of lists. `fieldLine`: a change of one field. */
export const listMeta = (fieldLine: JsonObject): JsonObject => ({
  table: identifier('数据表'),
  api: identifier('接口名：同一数据表的另一个页面在权限、调用和个人设置中的名称；默认数据表'),
  of: identifier('明细页面：只列出此接口名的页面上单据的明细；需要 api'),
  rows: logic('页面只显示满足此条件的数据；需要 api'),
  values: mapOf(
    { type: ['string', 'number', 'boolean'] },
    '在此页面新建的数据固定为这些值，不能修改；需要 api',
  ),
  fields: listOf(
    {
      ...fieldLine,
      properties: {
        ...asObject(fieldLine.properties),
        show: { const: 0, description: '0：此页面的角色看不到也不能修改该字段' },
      },
    },
    '此页面上字段的不同之处；需要 api',
  ),
  variant: oneOf(['full', 'light'], 'light：只有弹窗，6 个按钮，500 毫秒保存间隔'),
  hint: { type: 'string', minLength: 1, maxLength: 500, description: '列表上方的提示' },
  quickSearch: identifier('快捷查询字段；默认记录名称列'),
  card: {
    ...listOf(identifier('字段'), '手机上卡片显示的字段，按顺序，第一个为标题；默认主要列'),
    minItems: 1,
    maxItems: 8,
  },
  tree: closed(
    {
      dataKey: textOf('左侧树的字典编号'),
      field: identifier('被筛选的字段'),
      table: identifier('节点所属的数据表（或其页面的接口名）；可修改其上级的用户可以移动节点'),
    },
    ['dataKey', 'field'],
    '左侧树',
  ),
  flat: flag('平铺列出全部数据，即使数据表有上级字段；有左侧树时也是平铺'),
  actions: listOf(actionName, '工具栏操作，按顺序'),
  rowButtons: {
    ...listOf(
      closed(
        {
          text: nameOf('按钮文字；默认操作的名称'),
          action: actionName,
          linkTo: linkToOption,
        },
        [],
        '行按钮：action 与 linkTo 二选一',
      ),
      '每行末尾的按钮，按顺序：对本行执行工具栏操作或状态变更，或按本行的值打开另一页面',
    ),
    minItems: 1,
    maxItems: 6,
  },
  authShow: flag('只显示授权字段'),
  caseDialog: flag('结案、反结案在对话框中填写原因；否则询问后按编号直接处理'),
  box: textOf('记录在哪个渲染器中打开：workflow（流程设计器）；默认编辑弹窗'),
});
