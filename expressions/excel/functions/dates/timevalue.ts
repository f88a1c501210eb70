import { dateFromText } from '../../values/dateFromText.ts';
import { dayTimeOf, momentOf } from '../../values/dayTime.ts';
import { ExcelDate } from '../../values/ExcelDate.ts';
import { errors } from '../../values/ExcelError.ts';
import { excelFunction } from '../ExcelFunction.ts';

/**
 * TIMEVALUE: parses the time in a text as the fraction of a day and ignores its date. #VALUE! when there is
 * none.
 */
export const timevalue = excelFunction({
  name: 'TIMEVALUE',
  category: 'date',
  summary: {
    zh: '把文本读成时间，即一天中的小数部分，如 13:45、1:45 PM、下午1:45。',
    en: 'The time a text reads as, as the fraction of a day: 13:45, 1:45 PM.',
  },
  parameters: [{ name: 'text', takes: 'scalar' }],
  result: 'number',
  examples: [
    { formula: '=TIMEVALUE("2:24 AM")', value: 0.1 },
    { formula: '=TIMEVALUE("2024-1-5 18:00")', value: 0.75 },
    { formula: '=TIMEVALUE("中午")', value: { error: '#VALUE!' } },
  ],
  run(_frame, text) {
    const read = typeof text === 'string' ? dateFromText(text) : text;
    return read instanceof ExcelDate ? momentOf(0, dayTimeOf(read.serial).seconds) : errors.value;
  },
});
