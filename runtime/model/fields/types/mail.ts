import { finding } from '../columnTypes/finding.ts';
import { textual } from './textual.ts';

const notMail = finding('form.mail');

/** Local part, at sign, dotted domain. Each part is bounded, so backtracking is too. */
const mailPattern = /^[^\s@,;<>()"]{1,64}@[^\s@,;<>()".]{1,63}(?:\.[^\s@,;<>()".]{1,63}){1,8}$/;

/** An email address. */
export const mail = textual({
  name: 'mail',
  label: { zh: '邮箱', en: 'Email' },
  pattern: (value) => (mailPattern.test(value) ? undefined : notMail),
});
