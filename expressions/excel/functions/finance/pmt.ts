import { approximate } from '../../values/approximate.ts';
import { doubleOf } from '../../values/coerce.ts';
import { excelFunction } from '../ExcelFunction.ts';
import { payment } from './annuity.ts';

/** PMT: the constant payment of a loan or savings plan; #NUM! when there is none. */
export const pmt = excelFunction({
  name: 'PMT',
  category: 'finance',
  summary: {
    zh: '按固定利率等额分期，每期应付（或应存）的金额，付出为负。',
    en: 'The payment per period of a loan or savings plan at a constant rate; what is paid is negative.',
  },
  parameters: [
    { name: 'rate', takes: 'number' },
    { name: 'nper', takes: 'number' },
    { name: 'pv', takes: 'number' },
    { name: 'fv', takes: 'number', optional: true },
    { name: 'type', takes: 'number', optional: true },
  ],
  result: 'number',
  examples: [
    { formula: '=ROUND(PMT(8%/12, 10, 10000), 2)', value: -1037.03 },
    { formula: '=ROUND(PMT(8%/12, 10, 10000, 0, 1), 2)', value: -1030.16 },
    { formula: '=PMT(0, 12, -1200)', value: 100 },
  ],
  run: (_frame, rate, nper, pv, fv = 0, type = 0) =>
    approximate(payment(doubleOf(rate), doubleOf(nper), doubleOf(pv), doubleOf(fv), doubleOf(type) !== 0)),
});
