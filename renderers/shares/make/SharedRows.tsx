import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { countLimits } from '../../../runtime/wire/records/Counts.ts';
import type { ShownShare } from '../../../runtime/wire/shares/Share.ts';

/** How many rows the tables of a share show to everybody, before it is made: rows say more than numbers. */
export function SharedRows({ boards }: { readonly boards: readonly ShownShare[] }): ReactNode {
  const { t } = useApp();
  const tables = boards.flatMap(({ cards }) =>
    cards.flatMap(({ id, title, data }) => (data?.asks === 'rows' ? [{ id, title, data }] : [])),
  );
  if (tables.length === 0) return null;
  return (
    <ul className="jig-share-never">
      {tables.map(({ id, title, data: { rows, total } }) => (
        <li key={id}>
          {total > rows.length
            ? t('share.rowsFirst', {
                ...{ card: title, n: rows.length },
                total: total < countLimits.rows ? total : `${total}+`,
              })
            : t('share.rowsAll', { card: title, n: rows.length })}
        </li>
      ))}
    </ul>
  );
}
