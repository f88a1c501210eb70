import { builtInActions } from '../../access/actions.ts';
import { optionList } from '../../fields/types/commonFieldOptions.ts';
import type { JsonObject } from '../../schema/Json.ts';
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
  textOf,
  wholeOf,
} from './parts.ts';

const route: JsonObject = { type: 'string', pattern: '^/', description: '路由，不分大小写' };
const actionName: JsonObject = {
  type: 'string',
  minLength: 1,
  description: `操作：${builtInActions.join(' ')}`,
};
const zeroOrOne = (description: string): JsonObject => oneOf([0, 1], description);

/** `schemas/pages/**`. */
export const pageMeta = (format: number): JsonObject =>
  file(
    '页面',
    format,
    {
      page: textOf('页面渲染器：list、tree、permission 等'),
      path: route,
      aliases: listOf(route, '其他路由'),
      title: nameOf('标题；默认表的中文名'),
      table: identifier('数据表'),
      variant: oneOf(['full', 'light'], 'light：只有弹窗，6 个按钮，500 毫秒保存间隔'),
      quickSearch: identifier('快捷查询字段；默认记录名称列'),
      tree: closed(
        { dataKey: textOf('左侧树的字典编号'), field: identifier('被筛选的字段') },
        ['dataKey', 'field'],
        '左侧树',
      ),
      actions: listOf(actionName, '工具栏操作，按顺序'),
      authShow: flag('只显示授权字段'),
      caseDialog: flag('结案、反结案在对话框中填写原因；否则询问后按编号直接处理'),
      box: textOf('记录在哪个渲染器中打开：workflow（流程设计器）；默认编辑弹窗'),
      layout: oneOf(['shell', 'blank'], 'blank：不在框架内'),
      access: oneOf(['public', 'user', 'permission'], '谁可以打开；默认 permission'),
    },
    ['page', 'path'],
  );

/** `schemas/dictionaries/*`. */
export const dictionaryMeta = (format: number): JsonObject =>
  file(
    '数据字典',
    format,
    {
      dicNo: textOf('字典编号'),
      dicName: textOf('字典名称'),
      data: optionList,
      source: closed(
        {
          table: identifier('来源表'),
          key: identifier('值所在列'),
          label: {
            anyOf: [
              identifier('显示列'),
              { type: 'array', minItems: 1, maxItems: 4, items: identifier('显示列') },
            ],
          },
          filter: logic('只取满足条件的行（JSON Logic）'),
          parent: identifier('树：上级主键所在列'),
          orderBy: identifier('排序列'),
        },
        ['table', 'key', 'label'],
        '选项来自数据表',
      ),
      provider: textOf('由服务器的数据提供者生成，如 regions'),
    },
    ['dicNo', 'dicName'],
  );

/** One line of the menu. Lines are published one at a time. */
export const menuLine: JsonObject = closed(
  {
    id: wholeOf('编号', 1),
    parentId: wholeOf('上级编号；0 为顶级'),
    name: textOf('名称'),
    icon: textOf('图标'),
    url: route,
    tableName: identifier('数据表；一个表只能属于一个菜单'),
    actions: listOf(actionName, '可授权的操作'),
    orderNo: { type: 'integer', description: '大的在前' },
    enable: oneOf([0, 1, 2], '1 显示，2 隐藏但可授权，0 停用；默认 1'),
  },
  ['id', 'parentId', 'name'],
);

/** `schemas/menus.json`. */
export const menusMeta = (format: number): JsonObject =>
  file(
    '菜单',
    format,
    {
      menus: listOf(menuLine, '菜单项'),
    },
    ['menus'],
  );

/** `schemas/permissions/*`. */
export const permissionMeta = (format: number): JsonObject =>
  file(
    '角色权限',
    format,
    {
      roleName: textOf('角色名'),
      parent: textOf('上级角色名'),
      permissions: mapOf(listOf(actionName, '授予的操作'), '按表名或页面路径授予的操作'),
      fields: mapOf(
        mapOf(
          closed({ show: zeroOrOne('显示'), isEdit: zeroOrOne('可编辑'), disabled: zeroOrOne('禁用') }),
          '按字段',
        ),
        '字段权限，按表',
      ),
    },
    ['roleName', 'permissions'],
  );

/** `schemas/app.json`. */
export const appMeta = (format: number): JsonObject =>
  file(
    '应用',
    format,
    {
      name: textOf('产品名'),
      company: textOf('公司名'),
      systemType: oneOf([1, 2], '2：标题旁有收藏星标'),
      routeMode: oneOf(['plain', 'centre'], 'centre：设备、采购检验、打印模板的路径改到它们的树形页面'),
      pageSizes: { ...listOf(wholeOf('每页行数', 1), '每页行数选项'), minItems: 1 },
      pageSize: wholeOf('默认每页行数', 1),
      detailPageSize: wholeOf('明细一次读取的行数', 1),
      workingHours: closed(
        {
          days: listOf({ type: 'integer', minimum: 1, maximum: 7 }, '工作日：1 周一 … 7 周日'),
          from: { type: 'string', pattern: '^\\d\\d:\\d\\d$', description: '上班' },
          to: { type: 'string', pattern: '^\\d\\d:\\d\\d$', description: '下班' },
        },
        ['days', 'from', 'to'],
        '工作时间',
      ),
    },
    ['name'],
  );
