import type { App } from '../../runtime/host/AppContext.ts';
import type { ChartNumber } from './ChartNumber.ts';

/** Name under which a chart shows the number of rows when it adds up no field. No field has this name. */
export const countName = '#count';

/** The number of rows as a chart draws it. */
export const countNumber = ({ t, locale }: Pick<App, 't' | 'locale'>): ChartNumber => ({
  field: countName,
  title: t('report.count'),
  say: (value) => Number(value ?? 0).toLocaleString(locale),
});
