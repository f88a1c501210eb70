import { numeric } from './numeric.ts';

/** A number; whole if it has a bound. */
export const number = numeric({
  name: 'number',
  label: { zh: '数字', en: 'Number' },
  columnType: 'int',
  whole: true,
});
