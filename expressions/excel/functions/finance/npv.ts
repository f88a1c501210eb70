import { approximate } from '../../values/approximate.ts';
import { doubleOf } from '../../values/coerce.ts';
import { ExcelError, errors } from '../../values/ExcelError.ts';
import { excelFunction } from '../ExcelFunction.ts';
import { netPresentValue } from './annuity.ts';
import { cashFlow } from './cashFlow.ts';

/** NPV: the present value of payments at the ends of equal periods; #DIV/0! at a rate of -100 %. */
export const npv = excelFunction({
  name: 'NPV',
  category: 'finance',
  summary: {
    zh: '按折现率计算一系列期末收支的净现值。',
    en: 'What payments (negative) and income (positive) at the ends of equal periods are worth now.',
  },
  parameters: [
    { name: 'rate', takes: 'number' },
    { name: 'value', takes: 'range', repeats: true },
  ],
  result: 'number',
  examples: [
    { formula: '=ROUND(NPV(10%, -10000, 3000, 4200, 6800), 2)', value: 1188.44 },
    { formula: '=ROUND(NPV(8%, {8000,9200,10000,12000,14500}) - 40000, 2)', value: 1922.06 },
  ],
  run(frame, rate, ...values) {
    const flow = cashFlow(
      frame,
      values.filter((value) => value !== undefined),
    );
    if (flow instanceof ExcelError) return flow;
    const percent = doubleOf(rate);
    return percent === -1 ? errors.division : approximate(netPresentValue(percent, flow));
  },
});
