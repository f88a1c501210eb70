import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { ImportError } from '../../../runtime/wire/workbooks/ImportResult.ts';
import { ProblemSteps } from '../problems/ProblemSteps.tsx';

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

/** Every bad cell of a file, and steps from one to the next. Draws only the rows in view, whatever their number. */
export function ErrorTable({ errors, count, height }: ErrorTableProps): ReactNode {
  const { t } = useApp();
  const [top, setTop] = useState(0);
  const [at, setAt] = useState(0);
  const scroller = useRef<HTMLElement>(null);
  const first = Math.max(0, Math.floor(top / rowHeight) - beyond);
  const last = Math.min(errors.length, Math.ceil((top + height) / rowHeight) + beyond);
  const shown = errors.slice(first, last).map((error, index) => ({ ...error, at: first + index }));
  const current = errors[at];
  const goTo = (index: number): void => {
    const next = (index + errors.length) % errors.length;
    setAt(next);
    // The header row stays in sight above the rows.
    scroller.current?.scrollTo?.({ top: Math.max(0, next * rowHeight - (height - 2 * rowHeight) / 2) });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'F8') return;
    event.preventDefault();
    goTo(at + (event.shiftKey ? -1 : 1));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: F8 does what the buttons inside do
    <div className="jig-import-errors" onKeyDown={onKeyDown}>
      {current === undefined ? null : (
        <ProblemSteps
          count={count}
          at={at}
          text={t('import.place', { row: current.row, column: current.column })}
          onCurrent={() => goTo(at)}
          onStep={(by) => goTo(at + by)}
        />
      )}
      {errors.length < count ? <p>{t('import.errorsShown', { n: errors.length })}</p> : null}
      <section
        ref={scroller}
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
            {shown.map(({ at: index, row, column, value, message }) => (
              <tr key={index} aria-rowindex={index + 2} aria-current={index === at ? 'true' : undefined}>
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
