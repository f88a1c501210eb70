import { subtractNumbers } from '../../../numbers/addNumbers.ts';
import { divideNumbers } from '../../../numbers/divideNumbers.ts';
import { approximate } from '../../values/approximate.ts';
import { doubleOf } from '../../values/coerce.ts';
import { errors } from '../../values/ExcelError.ts';
import { type ExcelFunction, excelFunction } from '../ExcelFunction.ts';
import { futureValue, payment, periods, presentValue } from './annuity.ts';
import { rateNear } from './rateOfReturn.ts';

const rate = { name: 'rate', takes: 'number' } as const;
const nper = { name: 'nper', takes: 'number' } as const;
const pmtGiven = { name: 'pmt', takes: 'number' } as const;
const pv = { name: 'pv', takes: 'number' } as const;
const fv = { name: 'fv', takes: 'number', optional: true } as const;
const type = { name: 'type', takes: 'number', optional: true } as const;

/** Maximum evaluations of the present value in RATE. */
const SEARCH_STEPS = 256;

type Five = [number, number, number, number, number];

/** PMT, PV, FV, NPER and RATE, each computed from the other four, and depreciation. */
export const loans: readonly ExcelFunction[] = [
  excelFunction({
    name: 'PMT',
    category: 'finance',
    summary: {
      zh: '按固定利率等额分期，每期应付（或应存）的金额，付出为负。',
      en: 'The payment per period of a loan or savings plan at a constant rate; what is paid is negative.',
    },
    parameters: [rate, nper, pv, fv, type],
    result: 'number',
    examples: [
      { formula: '=ROUND(PMT(8%/12, 10, 10000), 2)', value: -1037.03 },
      { formula: '=ROUND(PMT(8%/12, 10, 10000, 0, 1), 2)', value: -1030.16 },
      { formula: '=PMT(0, 12, -1200)', value: 100 },
    ],
    run: (_frame, r, n, present, future = 0, at = 0) =>
      approximate(payment(doubleOf(r), doubleOf(n), doubleOf(present), doubleOf(future), doubleOf(at) !== 0)),
  }),
  excelFunction({
    name: 'PV',
    category: 'finance',
    summary: {
      zh: '按固定利率，一系列等额付款现在的价值。',
      en: 'What equal payments at a constant rate are worth now.',
    },
    parameters: [rate, nper, pmtGiven, fv, type],
    result: 'number',
    examples: [
      { formula: '=PV(0, 10, -100)', value: 1000 },
      { formula: '=ROUND(PV(8%/12, 12*20, 500), 2)', value: -59777.15 },
    ],
    run: (_frame, r, n, paid, future = 0, at = 0) =>
      approximate(
        presentValue(doubleOf(r), doubleOf(n), doubleOf(paid), doubleOf(future), doubleOf(at) !== 0),
      ),
  }),
  excelFunction({
    name: 'FV',
    category: 'finance',
    summary: {
      zh: '按固定利率等额存款（或付款），到期的价值。',
      en: 'What equal payments at a constant rate come to in the end.',
    },
    parameters: [rate, nper, pmtGiven, { ...pv, optional: true }, type],
    result: 'number',
    examples: [
      { formula: '=FV(0, 10, -100)', value: 1000 },
      { formula: '=ROUND(FV(6%/12, 10, -200, -500, 1), 2)', value: 2581.4 },
    ],
    run: (_frame, r, n, paid, present = 0, at = 0) =>
      approximate(
        futureValue(doubleOf(r), doubleOf(n), doubleOf(paid), doubleOf(present), doubleOf(at) !== 0),
      ),
  }),
  excelFunction({
    name: 'NPER',
    category: 'finance',
    summary: { zh: '按固定利率等额付款所需的期数。', en: 'How many equal payments a loan or plan takes.' },
    parameters: [rate, pmtGiven, pv, fv, type],
    result: 'number',
    examples: [
      { formula: '=NPER(0, -100, 1000)', value: 10 },
      { formula: '=ROUND(NPER(12%/12, -100, -1000, 10000, 1), 4)', value: 59.6739 },
    ],
    run: (_frame, r, paid, present, future = 0, at = 0) =>
      approximate(
        periods(doubleOf(r), doubleOf(paid), doubleOf(present), doubleOf(future), doubleOf(at) !== 0),
      ),
  }),
  excelFunction({
    name: 'RATE',
    category: 'finance',
    summary: { zh: '等额付款的每期利率。', en: 'The rate per period of equal payments.' },
    parameters: [nper, pmtGiven, pv, fv, type, { name: 'guess', takes: 'number', optional: true }],
    result: 'number',
    examples: [
      { formula: '=RATE(12, -100, 1200)', value: 0 },
      { formula: '=ROUND(RATE(4*12, -200, 8000), 4)', value: 0.0077 },
    ],
    run: (frame, n, paid, present, future = 0, at = 0, guess = 0.1) => {
      frame.charge(SEARCH_STEPS);
      const [count, each, now, last, first] = [n, paid, present, future, at].map(doubleOf) as Five;
      const excess = (r: number) => presentValue(r, count, each, last, first !== 0) - now;
      const found = rateNear(doubleOf(guess), excess);
      return found === undefined ? errors.number : approximate(found);
    },
  }),
  excelFunction({
    name: 'SLN',
    category: 'finance',
    summary: { zh: '直线法每期折旧额。', en: 'The depreciation per period, in a straight line.' },
    parameters: [
      { name: 'cost', takes: 'number' },
      { name: 'salvage', takes: 'number' },
      { name: 'life', takes: 'number' },
    ],
    result: 'number',
    examples: [{ formula: '=SLN(30000, 7500, 10)', value: 2250 }],
    run: (_frame, cost, salvage, life) =>
      divideNumbers(subtractNumbers(cost, salvage), life) ?? errors.division,
  }),
];
