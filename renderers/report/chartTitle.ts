import type { App } from '../../runtime/host/AppContext.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { ChartSchema } from '../../runtime/model/schema/ChartSchema.ts';
import { chartFields } from '../../runtime/model/schema/chartFields.ts';

/** Title of a chart that has none of its own: `每周报工总数和工资小计`, `各生产人员工资小计`. */
export function chartTitle(
  { t, locale }: Pick<App, 't' | 'locale'>,
  table: ResolvedTable,
  chart: ChartSchema,
): string {
  const titleOf = (field: string): string => table.byName.get(field)?.title ?? field;
  const fields = chartFields(chart);
  const names = fields.length === 0 ? [t('report.count')] : fields.map(titleOf);
  const last = names.length > 1 ? t('report.and') : '';
  const of = `${names.slice(0, -1).join(locale === 'zh' ? '、' : ', ')}${last}${names.at(-1) ?? ''}`;
  const type = table.byName.get(chart.by)?.columnType;
  return type === 'date' || type === 'datetime'
    ? t(`report.chartTitle.${chart.each ?? 'day'}`, { of })
    : t('report.chartTitle', { by: titleOf(chart.by), of });
}
