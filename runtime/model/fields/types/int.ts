import { numeric } from './numeric.ts';

/** A whole number. */
export const int = numeric({
  name: 'int',
  label: { zh: '整数', en: 'Whole number' },
  columnType: 'int',
  whole: true,
});
