import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { ChartRow } from '../../runtime/model/charts/ChartRow.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { ChartSchema } from '../../runtime/model/schema/ChartSchema.ts';
import { chartFields } from '../../runtime/model/schema/chartFields.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';

interface ChartTableProps {
  readonly title: string;
  readonly by: string;
  readonly table: ResolvedTable;
  readonly chart: ChartSchema;
  /** Titles of the numbers by field, with their unit. */
  readonly titles: Readonly<Record<string, string>>;
  readonly rows: readonly ChartRow[];
  /** False: only screen readers find it. */
  readonly isShown: boolean;
  readonly onPick: (key: Cell) => void;
}

/** What a chart shows, as a table. Each row leads to the rows behind it. */
export function ChartTable({
  title,
  by,
  table,
  chart,
  titles,
  rows,
  isShown,
  onPick,
}: ChartTableProps): ReactNode {
  const { locale, t } = useApp();
  const fields = chartFields(chart).flatMap((name) => table.byName.get(name) ?? []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the frame scrolls, so the keyboard must reach it
    <div className={isShown ? 'jig-chart-table' : 'jig-visually-hidden'} tabIndex={isShown ? 0 : -1}>
      <table>
        <caption className="jig-visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{by}</th>
            {fields.map(({ field, title: head }) => (
              <th key={field} scope="col">
                {titles[field] ?? head}
              </th>
            ))}
            <th scope="col">{t('report.count')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.key}`}>
              <th scope="row">
                {isShown ? (
                  <button type="button" onClick={() => onPick(row.key)}>
                    {row.label}
                  </button>
                ) : (
                  row.label
                )}
              </th>
              {fields.map((field) => (
                <td key={field.field}>{field.kind.format(row.values[field.field] ?? null, field, locale)}</td>
              ))}
              <td>{row.count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
