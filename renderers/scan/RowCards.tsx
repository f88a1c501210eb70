import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { RowFacts, type RowLooks } from './RowFacts.tsx';

interface RowCardsProps {
  readonly title: string;
  readonly table: ResolvedTable;
  readonly looks: RowLooks;
  readonly rows: readonly Row[];
  /** How many more there are. */
  readonly unread?: number;
  /** Whether a row is in the document already. */
  readonly isHeld?: (row: Row) => boolean;
  readonly onTap: (row: Row) => void;
}

/** Rows as large buttons: tapping one is the same as scanning it. */
export const RowCards = observer(function RowCards(props: RowCardsProps): ReactNode {
  const { title, table, looks, rows, unread = 0, isHeld, onTap } = props;
  const { t } = useApp();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="jig-scan-cards">
        {rows.map((row) => (
          <li key={String(row[table.key])}>
            <button
              type="button"
              className="jig-scan-card"
              aria-pressed={isHeld?.(row)}
              onClick={() => onTap(row)}
            >
              <RowFacts table={table} row={row} looks={looks} />
            </button>
          </li>
        ))}
      </ul>
      {unread > 0 ? <p className="jig-scan-hint">{t('scanPage.more', { n: rows.length })}</p> : null}
    </section>
  );
});
