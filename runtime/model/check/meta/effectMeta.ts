import { closed, identifier, listOf, logic, mapOf, nameOf } from './parts.ts';

/** JSON Schema of `effects` of a table. */
export const effects = listOf(
  closed(
    {
      name: identifier('影响的名称，表内唯一'),
      title: nameOf('生效时发生什么，如 调整工单'),
      when: logic('有此影响的单据（JSON Logic）；默认全部'),
      sets: closed(
        {
          table: identifier('被改写的单据的表'),
          via: identifier('本单据中保存对方主键的字段'),
          values: mapOf(logic('按本单据计算的值（JSON Logic）'), '写入对方单据的字段 → 值'),
        },
        ['table', 'via', 'values'],
        '改写另一张单据的字段；本单据失效时恢复原值',
      ),
    },
    ['name', 'title', 'sets'],
  ),
  '单据生效时对其他单据的影响',
);
