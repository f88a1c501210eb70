import { toNumber } from '../../values/coerce.ts';
import { ExcelError, errors } from '../../values/ExcelError.ts';
import { excelFunction } from '../ExcelFunction.ts';
import { formatNumber, formatText } from './formatNumber.ts';

/** Maximum characters of a number before the decimal point. */
const WIDEST = 512;

/** TEXT: formats a value; #VALUE! when the format is invalid or cannot show the value. */
export const text = excelFunction({
  name: 'TEXT',
  category: 'text',
  summary: {
    zh: '按数字格式把数值、日期变成文本，如 "#,##0.00"、"0%"、"yyyy年m月d日"、"[DBNum2]"。',
    en: 'A number or date as text by a number format: "#,##0.00", "0%", "yyyy-mm-dd", "[DBNum2]".',
  },
  parameters: [
    { name: 'value', takes: 'scalar' },
    { name: 'format', takes: 'text' },
  ],
  result: 'text',
  examples: [
    { formula: '=TEXT(1234.567, "#,##0.00")', value: '1,234.57' },
    { formula: '=TEXT(0.285, "0.0%")', value: '28.5%' },
    { formula: '=TEXT(DATE(2024,1,5), "yyyy年m月d日 aaaa")', value: '2024年1月5日 星期五' },
    { formula: '=TEXT(TIME(13,5,0), "hh:mm")', value: '13:05' },
  ],
  run(frame, value, format) {
    frame.allocateText(2 * format.length + WIDEST);
    // Pays for parsing the format, since a column may have one per row.
    frame.charge(64 + 4 * format.length);
    if (typeof value === 'boolean') return formatText(value ? 'TRUE' : 'FALSE', format) ?? errors.value;
    const number = toNumber(value);
    if (!(number instanceof ExcelError)) return formatNumber(number, format) ?? errors.value;
    return typeof value === 'string' ? (formatText(value, format) ?? errors.value) : number;
  },
});
