import { approximate } from '../../values/approximate.ts';
import { doubleOf } from '../../values/coerce.ts';
import { ExcelError, errors } from '../../values/ExcelError.ts';
import { excelFunction } from '../ExcelFunction.ts';
import { cashFlow } from './cashFlow.ts';
import { rateOfReturn, SEARCH } from './rateOfReturn.ts';

/** Default guess. */
const GUESS = 0.1;

/** IRR: the rate at which the present value of a cash flow is 0. #NUM! when none is found. */
export const irr = excelFunction({
  name: 'IRR',
  category: 'finance',
  summary: {
    zh: '一系列等间隔现金流的内部收益率，须同时有正有负。',
    en: 'The internal rate of return of a cash flow at equal periods, which must have both signs.',
  },
  parameters: [
    { name: 'values', takes: 'range' },
    { name: 'guess', takes: 'number', optional: true },
  ],
  result: 'number',
  examples: [
    { formula: '=ROUND(IRR({-70000,12000,15000,18000,21000,26000}), 3)', value: 0.087 },
    { formula: '=IRR({100,200})', value: { error: '#NUM!' } },
  ],
  run(frame, values, guess = GUESS) {
    const flow = cashFlow(frame, [values]);
    if (flow instanceof ExcelError) return flow;
    frame.charge(SEARCH * flow.length);
    const rate = rateOfReturn(flow, doubleOf(guess));
    return rate === undefined ? errors.number : approximate(rate);
  },
});
