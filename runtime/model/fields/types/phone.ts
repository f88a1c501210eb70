import { finding } from '../columnTypes/finding.ts';
import { textual } from './textual.ts';

const notPhone = finding('form.phone');

/** 11 digits, the first 1, the second 3-9. */
const phonePattern = /^1[3-9]\d{9}$/;

/** A mobile number. A form has one message, whether it is missing or wrong. */
export const phone = textual({
  name: 'phone',
  label: { zh: '手机号', en: 'Mobile number' },
  defaults: { maxlength: 20 },
  missing: notPhone,
  pattern: (value) => (phonePattern.test(value) ? undefined : notPhone),
});
