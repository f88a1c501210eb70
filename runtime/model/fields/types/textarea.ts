import { trimLines } from '../columnTypes/blanks.ts';
import { textual } from './textual.ts';

/** Text of several lines; grows from 2 to 10 rows. */
export const textarea = textual({
  name: 'textarea',
  label: { zh: '多行文本', en: 'Text area' },
  options: {
    minRows: { type: 'integer', minimum: 1, maximum: 100, default: 2, description: '最少行数' },
    maxRows: { type: 'integer', minimum: 1, maximum: 100, default: 10, description: '最多行数' },
  },
  // Hidden ones hold texts of programs (conditions and designs as JSON), which stay as they are.
  trim: (text, { hidden }) => (hidden === true ? text : trimLines(text)),
  defaults: { maxlength: 2000, minRows: 2, maxRows: 10 },
});
