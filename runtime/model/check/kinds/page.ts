import type { FieldTypeRegistry } from '../../fields/types/index.ts';
import type { JsonObject } from '../../schema/Json.ts';
import type { PageSchema } from '../../schema/PageSchema.ts';
import { fieldLine } from '../meta/layerMeta.ts';
import {
  actionName,
  closed,
  file,
  flag,
  identifier,
  listOf,
  logic,
  mapOf,
  nameOf,
  oneOf,
  route,
  textOf,
} from '../meta/parts.ts';
import { pageApis } from '../rules/pageApis.ts';
import { pages } from '../rules/pages.ts';
import { hasTexts, misshapen, refused } from './refusals.ts';
import type { FileKind } from './SchemaKind.ts';

const meta = (format: number, types: FieldTypeRegistry): JsonObject =>
  file(
    '页面',
    format,
    {
      page: textOf('页面渲染器：list、tree、permission 等'),
      path: route,
      aliases: listOf(route, '其他路由'),
      title: nameOf('标题；默认表的中文名'),
      table: identifier('数据表'),
      api: identifier('接口名：同一数据表的另一个页面在权限、调用和个人设置中的名称；默认数据表'),
      of: identifier('明细页面：只列出此接口名的页面上单据的明细；需要 api'),
      rows: logic('页面只显示满足此条件的数据；需要 api'),
      values: mapOf(
        { type: ['string', 'number', 'boolean'] },
        '在此页面新建的数据固定为这些值，不能修改；需要 api',
      ),
      fields: listOf(fieldLine(types.all), '此页面上字段的不同之处；需要 api'),
      variant: oneOf(['full', 'light'], 'light：只有弹窗，6 个按钮，500 毫秒保存间隔'),
      quickSearch: identifier('快捷查询字段；默认记录名称列'),
      tree: closed(
        { dataKey: textOf('左侧树的字典编号'), field: identifier('被筛选的字段') },
        ['dataKey', 'field'],
        '左侧树',
      ),
      stages: listOf(
        closed({ title: nameOf('步骤'), to: route, pages: listOf(route, '页面路由，按顺序') }, [
          'title',
          'pages',
        ]),
        '导航页：按业务顺序的步骤',
      ),
      flat: flag('平铺列出全部数据，即使数据表有上级字段；有左侧树时也是平铺'),
      actions: listOf(actionName, '工具栏操作，按顺序'),
      authShow: flag('只显示授权字段'),
      caseDialog: flag('结案、反结案在对话框中填写原因；否则询问后按编号直接处理'),
      box: textOf('记录在哪个渲染器中打开：workflow（流程设计器）；默认编辑弹窗'),
      layout: oneOf(['shell', 'blank'], 'blank：不在框架内'),
      access: oneOf(['public', 'user', 'permission'], '谁可以打开；默认 permission'),
    },
    ['page', 'path'],
  );

/** A page of the product and its route. */
export const page: FileKind = {
  name: 'page',
  migrations: [],
  files: {
    place: 'pages/',
    sign: 'page',
    needs: { page: 'text', path: 'text' },
    meta,
    put(draft, document) {
      draft.pages.push(document as PageSchema); // checked
      return [document];
    },
    entries: ({ pages: all }) => all.map((one) => [one.path, one] as const),
  },
  publishing: {
    apply(draft, { name, patch }) {
      if (!hasTexts(patch, 'page', 'path')) return misshapen('page', name);
      const made = patch as unknown as PageSchema; // checked before it was published
      if (made.table !== undefined && !draft.tables.has(made.table))
        return refused('server.overlayNoTable', '/table', { table: made.table });
      const same = (other: PageSchema): boolean => other.path.toLowerCase() === made.path.toLowerCase();
      draft.pages = [...draft.pages.filter((other) => !same(other)), made];
      return [];
    },
  },
  rules: [pages, pageApis],
};
