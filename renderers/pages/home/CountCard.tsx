import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { MenuItem } from '../../../runtime/wire/session/SessionData.ts';

interface CountCardProps {
  readonly menu: MenuItem;
}

/** Creation time column of owned tables; tables without it have no monthly count. */
const madeAt = 'CreateDate';

interface Counts {
  readonly all: number;
  readonly month: number | undefined;
}

/**
 * Card with the number of records the user may see, of this month and in total. Uses the totals of `Page`.
 */
export function CountCard({ menu }: CountCardProps): ReactNode {
  const { data, session, t } = useApp();
  const [counts, setCounts] = useState<Counts>();
  const [problem, setProblem] = useState<string>();
  const { tableName } = menu;
  const monthStart = `${session.now().slice(0, 7)}-01`;
  useEffect(() => {
    let current = true;
    if (tableName === undefined) return;
    const one = { page: 1, rows: 1 };
    const ofMonth = { ...one, wheres: [{ name: madeAt, value: monthStart, displayType: 'thanorequal' }] };
    void Promise.all([data.page(tableName, one), data.page(tableName, ofMonth)]).then(([all, month]) => {
      if (!current) return;
      if (!all.ok) setProblem(all.failure.message);
      else {
        const counted = month.ok && month.data.ignored.length === 0 ? month.data.total : undefined;
        setCounts({ all: all.data.total, month: counted });
      }
    });
    return () => {
      current = false;
    };
  }, [data, tableName, monthStart]);
  return (
    <li className="jig-card" aria-busy={!counts && !problem}>
      <Link to={menu.url ?? '/home'}>{menu.name}</Link>
      {problem ? <p role="note">{problem}</p> : null}
      <dl>
        <div>
          <dt>{t('shell.home.all')}</dt>
          <dd>{counts ? counts.all.toLocaleString() : '–'}</dd>
        </div>
        {counts && counts.month === undefined ? null : (
          <div>
            <dt>{t('shell.home.month')}</dt>
            <dd>{counts?.month === undefined ? '–' : counts.month.toLocaleString()}</dd>
          </div>
        )}
      </dl>
    </li>
  );
}
