import { closed, identifier, listOf, logic, mapOf, nameOf } from './parts.ts';

const formula = logic('按本单据计算的值（JSON Logic）');

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
          values: mapOf(formula, '写入对方单据的字段 → 值'),
        },
        ['table', 'via', 'values'],
        '改写另一张单据的字段；本单据失效时恢复原值',
      ),
      makes: closed(
        {
          table: identifier('所生成单据的表'),
          via: identifier('所生成单据中保存本单据主键的字段'),
          values: mapOf(formula, '所生成单据的表头字段 → 值'),
          rows: mapOf(
            closed(
              {
                of: identifier('本单据的明细表'),
                values: mapOf(logic('按本单据的明细行计算的值（JSON Logic）'), '所生成明细行的字段 → 值'),
              },
              ['of', 'values'],
              '本单据的每个明细行生成一行',
            ),
            '所生成单据的明细表 → 行',
          ),
        },
        ['table', 'via', 'values'],
        '生成一张单据，立即生效；本单据失效时删除它',
      ),
    },
    ['name', 'title'],
  ),
  '单据生效时对其他单据的影响',
);
