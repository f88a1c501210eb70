import type { JsonObject } from '../../schema/Json.ts';
import { closed, flag, identifier, listOf, logic, mapOf, nameOf, textOf } from './parts.ts';

const allowance = (what: string): JsonObject =>
  closed(
    {
      percent: { type: ['number', 'string'], minimum: 0, description: '百分比，或来源行的字段' },
      quantity: { type: ['number', 'string'], minimum: 0, description: '数量，或来源行的字段' },
    },
    [],
    what,
  );

/** JSON Schema of `links` of a table. */
export const links = listOf(
  closed(
    {
      name: identifier('关联的名称，表内唯一'),
      title: nameOf('本表的单据对来源做什么，如 发货'),
      from: closed(
        { table: identifier('来源单据的表'), rows: identifier('来源的明细表；默认来源单据本身') },
        ['table'],
        '来源',
      ),
      rows: identifier('本表中占用来源的明细表；默认单据本身'),
      via: identifier('占用行中保存来源行主键的字段'),
      when: logic('本表中按此关联占用来源的单据（JSON Logic）；默认全部'),
      carries: closed(
        {
          field: identifier('占用行的数量字段'),
          of: identifier('来源行的数量字段'),
          factor: identifier('占用行的换算率字段：一个本行单位等于多少来源单位；默认同一单位'),
          enters: listOf(
            identifier('占用行的数字字段'),
            '下推时填入数量的字段（当数量字段由公式计算时）；默认数量字段',
          ),
          upTo: identifier('来源行中目前最多可占用的数量字段，如扣除检验不合格的；只限制新的占用'),
          sum: identifier('下推时填入各行数量之和的表头字段'),
        },
        ['field', 'of'],
        '占用的数量或金额',
      ),
      same: mapOf(
        textOf('来源的字段'),
        '必须与来源相同、被占用后来源不能修改：字段 → 来源行的字段；两边都可以是 $main.字段',
      ),
      brings: mapOf(
        textOf('来源的字段'),
        '下推时从来源带入的其他值：字段 → 来源行的字段；两边都可以是 $main.字段',
      ),
      allowedWhen: logic('可以被占用的来源单据（JSON Logic）；默认已审核通过或无需审批'),
      ofClosed: flag('用户手工结案的来源也可以占用，如对已发货部分开票；默认只有退回可以'),
      tolerance: closed(
        { over: allowance('最多超出来源多少'), under: allowance('少多少也算完成') },
        [],
        '允差；默认没有',
      ),
      returns: closed(
        { of: textOf('被退回的关联：表.关联名'), reopens: flag('退回后可以重新占用；默认仍算完成') },
        ['of'],
        '退回另一个关联已完成的数量',
      ),
      closes: flag('所有行完成时来源单据自动结案'),
    },
    ['name', 'title', 'from', 'via', 'carries'],
  ),
  '本表的单据占用来源单据的数量或金额',
);
