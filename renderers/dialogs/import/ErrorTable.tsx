import { type ReactNode, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { ImportError } from '../../../runtime/wire/workbooks/ImportResult.ts';

interface ErrorTableProps {
  readonly errors: readonly ImportError[];
  /** Number of all errors; may exceed the listed ones. */
  readonly count: number;
  /** Maximum height of the table in pixels; the rest scrolls. */
  readonly height: number;
}

const rowHeight = 32;
/** Rows drawn above and below those in view. */
const beyond = 6;

/** Every bad cell of a file. Draws only the rows in view, whatever their number. */
export function ErrorTable({ errors, count, height }: ErrorTableProps): ReactNode {
  const { t } = useApp();
  const [top, setTop] = useState(0);
  const first = Math.max(0, Math.floor(top / rowHeight) - beyond);
  const last = Math.min(errors.length, Math.ceil((top + height) / rowHeight) + beyond);
  const shown = errors.slice(first, last).map((error, index) => ({ ...error, at: first + index }));
  return (
    <div className="jig-import-errors">
      {errors.length < count ? <p>{t('import.errorsShown', { n: errors.length })}</p> : null}
      <section
        aria-label={t('import.errors')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        className="jig-import-scroll"
        style={{ maxHeight: height }}
        onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      >
        <table aria-label={t('import.errors')} aria-rowcount={errors.length + 1}>
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col">{t('import.row')}</th>
              <th scope="col">{t('import.column')}</th>
              <th scope="col">{t('import.value')}</th>
              <th scope="col">{t('import.reason')}</th>
            </tr>
          </thead>
          <tbody>
            {first === 0 ? null : <tr style={{ height: first * rowHeight }} />}
            {shown.map(({ at, row, column, value, message }) => (
              <tr key={at} aria-rowindex={at + 2}>
                <td>{row}</td>
                <td title={column}>{column}</td>
                <td title={value}>{value}</td>
                <td title={message}>{message}</td>
              </tr>
            ))}
            {last === errors.length ? null : <tr style={{ height: (errors.length - last) * rowHeight }} />}
          </tbody>
        </table>
      </section>
    </div>
  );
}
