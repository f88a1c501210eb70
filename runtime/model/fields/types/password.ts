import { finding } from '../columnTypes/finding.ts';
import { textual } from './textual.ts';

/** Shortest password, in characters. */
const least = 6;

const tooShort = finding('form.password');

/** A password: written, never read. The form knows one message for it, the grid says it is empty. */
export const password = textual({
  name: 'password',
  label: { zh: '密码', en: 'Password' },
  defaults: { writeOnly: true, isColumnData: false, sort: false },
  missing: tooShort,
  pattern: (value) => (value.trim().length < least ? tooShort : undefined),
  format: () => '',
});
