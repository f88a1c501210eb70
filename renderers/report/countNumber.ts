import type { App } from '../../runtime/host/AppContext.ts';
import { countName } from '../../runtime/model/charts/countName.ts';
import type { ChartNumber } from './ChartNumber.ts';

/** The number of rows as a chart draws it. */
export const countNumber = ({ t, locale }: Pick<App, 't' | 'locale'>): ChartNumber => ({
  field: countName,
  title: t('report.count'),
  say: (value) => Number(value ?? 0).toLocaleString(locale),
});
