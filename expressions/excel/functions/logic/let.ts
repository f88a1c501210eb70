import { errors } from '../../values/ExcelError.ts';
import { excelFunction } from '../ExcelFunction.ts';

/** LET: names values. The parser makes its own node for it, so this body never runs. */
export const letFunction = excelFunction({
  name: 'LET',
  category: 'logic',
  summary: {
    zh: '给中间结果起名字，再用在最后的计算里，如 LET(小计, [数量]*[单价], 小计*1.13)。',
    en: 'Names values and uses them in the calculation that comes last.',
  },
  parameters: [
    { name: 'name', takes: 'any' },
    { name: 'name_value', takes: 'any' },
    { name: 'calculation_or_name', takes: 'any', repeats: true },
  ],
  result: 'any',
  examples: [
    { formula: '=LET(x, 5, y, x+1, x*y)', value: 30 },
    {
      formula: '=LET(小计, [数量]*[单价], IF(小计>100, 小计*0.9, 小计))',
      data: { 数量: 10, 单价: 12 },
      value: 108,
    },
  ],
  run: () => errors.name,
});
