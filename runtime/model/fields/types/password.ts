import { finding } from '../columnTypes/finding.ts';
import { textual } from './textual.ts';

/** Minimum characters of a password. */
const least = 6;

const tooShort = finding('form.password');

/** A password: written, never read. A form has one message for it; a grid reports it as empty. */
export const password = textual({
  name: 'password',
  label: { zh: '密码', en: 'Password' },
  defaults: { writeOnly: true, isColumnData: false, sort: false },
  missing: tooShort,
  pattern: (value) => (value.trim().length < least ? tooShort : undefined),
  trim: (text) => text,
  format: () => '',
});
