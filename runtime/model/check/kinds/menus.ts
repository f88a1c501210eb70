import type { JsonObject } from '../../schema/Json.ts';
import type { MenuSchema } from '../../schema/MenuSchema.ts';
import {
  actionName,
  closed,
  file,
  identifier,
  listOf,
  oneOf,
  route,
  textOf,
  wholeOf,
} from '../meta/parts.ts';
import { menus as rule } from '../rules/menus.ts';
import type { SchemaKind } from './SchemaKind.ts';

/** The JSON Schema of one line of the menu. */
export const menuLine: JsonObject = closed(
  {
    id: wholeOf('编号', 1),
    parentId: wholeOf('上级编号；0 为顶级'),
    name: textOf('名称'),
    icon: textOf('图标'),
    url: route,
    tableName: identifier('数据表；一个表只能属于一个菜单'),
    actions: listOf(actionName, '可授权的操作'),
    orderNo: wholeOf('大的在前', -2_147_483_648),
    enable: oneOf([0, 1, 2], '1 显示，2 隐藏但可授权，0 停用；默认 1'),
  },
  ['id', 'parentId', 'name'],
);

const meta = (format: number): JsonObject =>
  file(
    '菜单',
    format,
    {
      menus: listOf(menuLine, '菜单项'),
    },
    ['menus'],
  );

/** The menu, one file. */
export const menus: SchemaKind = {
  name: 'menus',
  migrations: [],
  files: {
    place: 'menus.json',
    sign: 'menus',
    needs: { menus: 'list' },
    meta,
    put(draft, document) {
      const { menus: lines } = document as { readonly menus: readonly MenuSchema[] }; // checked
      const before = draft.menus;
      draft.menus ??= lines;
      return [lines, before];
    },
    entries: () => [],
  },
  rules: [rule],
};
