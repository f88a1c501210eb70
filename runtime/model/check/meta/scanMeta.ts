import type { JsonObject } from '../../schema/Json.ts';
import { scanSteps } from '../scanSteps/scanSteps.ts';
import { closed, identifier, listOf, mapOf, nameOf, oneOf } from './parts.ts';

const shows = { ...listOf(identifier('字段'), '显示的字段，按顺序；第一个是名称'), minItems: 1, maxItems: 6 };

const step = closed(
  {
    step: oneOf(
      scanSteps.map(({ name }) => name),
      scanSteps.map(({ name, meaning }) => `${name}：${meaning}`).join('；'),
    ),
    title: nameOf('向用户提示的文字，如“扫描流转卡”'),
    table: identifier('source、row：单据或明细所在的表，即关联的来源'),
    code: identifier('source、row：条码对应的字段'),
    shows,
    rest: identifier('row：余量字段'),
    total: identifier('row：累计数字段'),
    field: identifier('value：由条码填写的表头字段（要有带 scan 的 picker）；quantity：数量字段'),
    rows: identifier('pick、quantity：新单据的明细表；quantity 默认表头'),
  },
  ['step', 'title'],
);

const tasks = closed(
  {
    source: identifier('来源单据主键所在的列'),
    row: identifier('来源明细主键所在的列'),
    shows,
    rest: identifier('余量列'),
    total: identifier('累计数列'),
  },
  ['source', 'row', 'shows'],
  '待办：本页 table 里的数据，点选等于扫码',
);

/** JSON Schema of the page option `scan`. */
export const scanMeta: JsonObject = closed(
  {
    document: identifier('生成的单据（主表），用它的新建保存'),
    link: identifier('单据的关联名，由所扫的来源生成；默认不由来源生成'),
    steps: { ...listOf(step, '步骤，按顺序；最后一步是 quantity'), minItems: 1, maxItems: 10 },
    separator: {
      type: 'string',
      minLength: 1,
      maxLength: 3,
      description: '一个条码里单号和明细编号之间的分隔符',
    },
    values: mapOf(
      { type: ['object', 'number', 'boolean', 'null'], description: 'JSON Logic 公式，不引用字段' },
      '新单据表头的值，代替默认值',
    ),
    continues: mapOf(
      identifier('字段'),
      '表头字段接着本人 12 小时内最近一张单据的另一个时间字段；不到 5 分钟的取同一字段',
    ),
    asks: listOf(identifier('表头字段'), '用户可以看到并修改的表头字段，按顺序'),
    tasks,
  },
  ['document', 'steps'],
  '扫描：扫什么、生成什么单据',
);
