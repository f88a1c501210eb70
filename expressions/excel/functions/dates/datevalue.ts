import { dateFromText } from '../../values/dateFromText.ts';
import { dayTimeOf } from '../../values/dayTime.ts';
import { ExcelDate } from '../../values/ExcelDate.ts';
import { errors } from '../../values/ExcelError.ts';
import { makeDate } from '../../values/makeDate.ts';
import { excelFunction } from '../ExcelFunction.ts';

/** DATEVALUE: parses the date in a text and ignores its time; #VALUE! when there is none. */
export const datevalue = excelFunction({
  name: 'DATEVALUE',
  category: 'date',
  summary: {
    zh: '把文本读成日期，如 2024-1-5、2024年1月5日、5-Jan-2024；没有年份时取今年。',
    en: 'The date a text reads as: 2024-1-5, 2024年1月5日, 5-Jan-2024; of this year when it names none.',
  },
  parameters: [{ name: 'text', takes: 'scalar' }],
  result: 'date',
  examples: [
    { formula: '=DATEVALUE("2024年1月5日")', value: '2024-01-05' },
    { formula: '=DATEVALUE("22-MAY-2011")', value: '2011-05-22' },
    { formula: '=DATEVALUE("2023-2-29")', value: { error: '#VALUE!' } },
  ],
  run(frame, text) {
    const year = frame.now === undefined ? undefined : Number(frame.now.slice(0, 4));
    const read = typeof text === 'string' ? dateFromText(text, year) : text;
    return read instanceof ExcelDate ? makeDate(dayTimeOf(read.serial).serial) : errors.value;
  },
});
