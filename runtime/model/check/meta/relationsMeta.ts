import { relationHolds } from '../../schema/TableRelations.ts';
import { effects } from './effectMeta.ts';
import { links } from './linkMeta.ts';
import { closed, identifier, listOf, logic, nameOf, oneOf } from './parts.ts';

/** Most links, effects and fields of one table. */
const most = 50;

const fields = listOf(
  closed(
    {
      field: identifier('数据库列名'),
      title: nameOf('标题'),
      of: identifier('关联或影响的名称'),
      holds: oneOf(
        relationHolds,
        '保存什么：source 来源行、carried 已下推、done 已完成、returned 已退回、remaining 未下推、maker 生成它的单据',
      ),
    },
    ['field', 'title', 'of', 'holds'],
  ),
  '随关联增加的字段',
);

/** JSON Schema of the relations that administrators publish over a table. */
export const relationsMeta = closed({
  links: { ...links, maxItems: most },
  effects: { ...effects, maxItems: most },
  effective: logic('算作完成的单据（JSON Logic）；默认已审核通过或无需审批'),
  fields: { ...fields, maxItems: most },
});
