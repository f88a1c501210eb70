import { numeric } from './numeric.ts';

/** An exact decimal: quantities, prices, rates, money. */
export const decimal = numeric({
  name: 'decimal',
  label: { zh: '小数', en: 'Decimal' },
  columnType: 'decimal',
  whole: false,
});
