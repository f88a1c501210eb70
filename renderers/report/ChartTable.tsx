import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { ChartRow } from '../../runtime/model/charts/ChartRow.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { ChartNumber } from './ChartNumber.ts';

interface ChartTableProps {
  readonly title: string;
  /** Title of the field that makes the groups, and of the one that splits them. */
  readonly by: string;
  readonly across?: string | undefined;
  readonly numbers: readonly ChartNumber[];
  readonly rows: readonly ChartRow[];
  /** False: only screen readers find it. */
  readonly isShown: boolean;
  /** Absent: its rows lead nowhere. */
  readonly onPick?: (key: Cell, across?: Cell) => void;
}

/** What a chart shows, as a table. Each row leads to the rows behind it. */
export function ChartTable({
  title,
  by,
  across,
  numbers,
  rows,
  isShown,
  onPick,
}: ChartTableProps): ReactNode {
  const { t } = useApp();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the frame scrolls, so the keyboard must reach it
    <div className={isShown ? 'jig-chart-table' : 'jig-visually-hidden'} tabIndex={isShown ? 0 : -1}>
      <table>
        <caption className="jig-visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{by}</th>
            {across === undefined ? null : <th scope="col">{across}</th>}
            {numbers.map(({ field, title: head }) => (
              <th key={field} scope="col">
                {head}
              </th>
            ))}
            <th scope="col">{t('report.count')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.key} ${row.across?.key ?? ''}`}>
              <th scope="row">
                {isShown && onPick ? (
                  <button type="button" onClick={() => onPick(row.key, row.across?.key)}>
                    {row.label}
                  </button>
                ) : (
                  row.label
                )}
              </th>
              {across === undefined ? null : <th scope="row">{row.across?.label ?? ''}</th>}
              {numbers.map(({ field, say }) => (
                <td key={field}>{say(row.values[field] ?? null)}</td>
              ))}
              <td>{row.count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
