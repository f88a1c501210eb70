import type { Frame } from '../../../evaluate/Frame.ts';
import { broadcast } from '../../values/broadcast.ts';
import { toBoolean, toInteger } from '../../values/coerce.ts';
import { compareScalars } from '../../values/compareScalars.ts';
import { ExcelError, errors } from '../../values/ExcelError.ts';
import type { ExcelScalar, ExcelValue } from '../../values/ExcelValue.ts';
import { Matrix } from '../../values/Matrix.ts';
import { type ExcelFunction, excelFunction } from '../ExcelFunction.ts';
import { type Case, firstHolding } from './firstHolding.ts';
import { perCell } from './perCell.ts';

type Lazy = () => ExcelValue;

/** Functions that evaluate only the chosen argument. */
export const choices: readonly ExcelFunction[] = [
  excelFunction({
    name: 'IF',
    category: 'logic',
    summary: {
      zh: '条件成立时取第一个值，否则取第二个。',
      en: 'One value when the condition holds, else another.',
    },
    parameters: [
      { name: 'logical_test', takes: 'array' },
      { name: 'value_if_true', takes: 'lazy' },
      { name: 'value_if_false', takes: 'lazy', optional: true },
    ],
    result: 'any',
    examples: [
      { formula: '=IF([数量]>=100, "批发", "零售")', data: { 数量: 120 }, value: '批发' },
      { formula: '=IF(1>2, "是")', value: false },
    ],
    run: (frame, condition, then, otherwise = never) => {
      if (condition === true) return then();
      if (condition === false) return otherwise();
      return perCell(frame, condition, (cell) => {
        const holds = toBoolean(cell);
        if (holds instanceof ExcelError) return holds;
        return holds ? then() : otherwise();
      });
    },
  }),
  excelFunction({
    name: 'IFS',
    category: 'logic',
    summary: {
      zh: '第一个成立的条件所对应的值；都不成立为 #N/A。',
      en: 'The value of the first condition that holds, else #N/A.',
    },
    parameters: [
      { name: 'logical_test', takes: 'lazy', repeats: true },
      { name: 'value_if_true', takes: 'lazy', repeats: true },
    ],
    result: 'any',
    examples: [
      {
        formula: '=IFS([分数]>=90, "优", [分数]>=60, "及格", TRUE, "不及格")',
        data: { 分数: 75 },
        value: '及格',
      },
    ],
    run: (frame, ...pairs) => {
      const cases: Case[] = [];
      for (let at = 0; at + 1 < pairs.length; at += 2)
        cases.push({ holds: pairs[at] ?? blank, gives: pairs[at + 1] ?? blank });
      return firstHolding(frame, cases, () => errors.missing);
    },
  }),
  excelFunction({
    name: 'SWITCH',
    category: 'logic',
    summary: {
      zh: '取与表达式相等的第一个值所对应的结果，否则取默认值。',
      en: 'The result beside the first value equal to the expression, else the default.',
    },
    parameters: [
      { name: 'expression', takes: 'lazy' },
      { name: 'value', takes: 'lazy' },
      { name: 'result', takes: 'lazy' },
      { name: 'default_or_value', takes: 'lazy', optional: true, repeats: true },
    ],
    result: 'any',
    examples: [
      { formula: '=SWITCH([状态], 1, "草稿", 2, "已审核", "未知")', data: { 状态: 2 }, value: '已审核' },
    ],
    run: (frame, expression, ...rest: (Lazy | undefined)[]) => {
      const wanted = expression();
      const cases: Case[] = [];
      for (let at = 0; at + 1 < rest.length; at += 2)
        cases.push({
          holds: () => equality(frame, wanted, rest[at]?.() ?? null),
          gives: rest[at + 1] ?? blank,
        });
      const last = rest.length % 2 === 1 ? rest.at(-1) : undefined;
      if (wanted instanceof ExcelError) return wanted;
      return firstHolding(frame, cases, last ?? (() => errors.missing));
    },
  }),
  excelFunction({
    name: 'CHOOSE',
    category: 'logic',
    summary: { zh: '按序号从列表中取值。', en: 'The value at a place of the list, from 1.' },
    parameters: [
      { name: 'index_num', takes: 'array' },
      { name: 'value', takes: 'lazy', repeats: true },
    ],
    result: 'any',
    examples: [{ formula: '=CHOOSE(2, "一级", "二级", "三级")', value: '二级' }],
    run: (frame, index, ...values) =>
      perCell(frame, index, (cell) => {
        const place = toInteger(cell);
        if (place instanceof ExcelError) return place;
        const chosen = values[place - 1];
        return typeof chosen === 'function' ? chosen() : errors.value;
      }),
  }),
  excelFunction({
    name: 'IFERROR',
    category: 'logic',
    summary: { zh: '出错时改取另一个值。', en: 'Another value in place of any error.' },
    parameters: [
      { name: 'value', takes: 'lazy' },
      { name: 'value_if_error', takes: 'lazy' },
    ],
    result: 'any',
    examples: [{ formula: '=IFERROR([金额]/[数量], 0)', data: { 金额: 10, 数量: 0 }, value: 0 }],
    run: (frame, value, instead) =>
      perCell(frame, value(), (cell) => (cell instanceof ExcelError ? instead() : cell)),
  }),
  excelFunction({
    name: 'IFNA',
    category: 'logic',
    summary: { zh: '结果为 #N/A 时改取另一个值。', en: 'Another value in place of #N/A.' },
    parameters: [
      { name: 'value', takes: 'lazy' },
      { name: 'value_if_na', takes: 'lazy' },
    ],
    result: 'any',
    examples: [{ formula: '=IFNA(MATCH("丙", {"甲","乙"}, 0), "没有")', value: '没有' }],
    run: (frame, value, instead) =>
      perCell(frame, value(), (cell) => (cell === errors.missing ? instead() : cell)),
  }),
];

/** Result of IF without a third argument. */
function never(): ExcelValue {
  return false;
}

function blank(): ExcelValue {
  return null;
}

/** Compares two values cell by cell; an error stays an error. */
function equality(frame: Frame, a: ExcelValue, b: ExcelValue): ExcelValue {
  if (a instanceof Matrix || b instanceof Matrix)
    return broadcast(frame, [a, b], (pick) => equal(pick(a), pick(b)));
  return equal(a, b);
}

function equal(a: ExcelScalar, b: ExcelScalar): ExcelScalar {
  if (a instanceof ExcelError) return a;
  return b instanceof ExcelError ? b : compareScalars(a, b) === 0;
}
