import { errors } from '../../values/ExcelError.ts';
import { excelFunction } from '../ExcelFunction.ts';
import { rmbText } from './rmbText.ts';

/** 大写金额: an amount of money in formal Chinese numerals; #NUM! beyond 16 digits of 元. */
export const amountText = excelFunction({
  name: '大写金额',
  category: 'chinese',
  summary: {
    zh: '把金额写成人民币大写，四舍五入到分，最多 16 位整数。',
    en: 'An amount in the formal Chinese of cheques and invoices, rounded to 分; up to 16 digits of 元.',
  },
  parameters: [{ name: 'amount', takes: 'number' }],
  result: 'text',
  examples: [
    { formula: '=大写金额(12345.67)', value: '壹万贰仟叁佰肆拾伍元陆角柒分' },
    { formula: '=大写金额(-1003.05)', value: '负壹仟零叁元零伍分' },
    { formula: '=人民币大写(200)', value: '贰佰元整' },
  ],
  run(frame, amount) {
    frame.allocateText(64);
    return rmbText(amount) ?? errors.number;
  },
});
