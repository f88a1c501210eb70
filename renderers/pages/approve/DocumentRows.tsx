import { type ReactNode, useId, useState } from 'react';
import type { AskedDocument } from '../../../runtime/data/InboxCalls.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { DocumentTable } from '../../../runtime/model/DocumentTable.ts';
import { columnsOf } from '../../../runtime/model/projections/columns.ts';
import { Facts } from './Facts.tsx';
import { readText } from './readText.ts';

interface DocumentRowsProps {
  readonly asked: AskedDocument;
  readonly detail: DocumentTable['details'][number];
}

/** Rows shown before somebody asks for all. */
const atFirst = 3;

/** The rows of a detail, a card each: called by its first column that has a text, then the others. */
export function DocumentRows({ asked, detail: { schema, table } }: DocumentRowsProps): ReactNode {
  const { t, locale } = useApp();
  const id = useId();
  const [all, setAll] = useState(false);
  const rows = asked.document.details[table.table] ?? [];
  const total = asked.totals[table.table] ?? rows.length;
  if (total === 0) return null;
  // Who made a row and when helps nobody to decide.
  const columns = columnsOf(table).filter(
    ({ field, kind }) => field !== schema.foreignKey && kind.stamp === undefined,
  );
  const shown = all ? rows : rows.slice(0, atFirst);
  return (
    <section className="jig-approve-card" aria-labelledby={id}>
      <h2 id={id}>{t('inbox.rows', { name: schema.cnName ?? table.cnName, n: total })}</h2>
      <ol className="jig-approve-rows">
        {shown.map((row, at) => {
          const facts = columns
            .map(({ kind }) => ({
              name: kind.field,
              title: kind.title,
              text: readText(asked, kind, row, locale),
            }))
            .filter(({ text }) => text !== '');
          const [first, ...rest] = facts;
          return (
            <li key={String(row[table.key] ?? at)}>
              <h3>{first?.text ?? t('inbox.nthRow', { n: at + 1 })}</h3>
              <Facts facts={rest} />
            </li>
          );
        })}
      </ol>
      {rows.length > shown.length ? (
        <button type="button" className="jig-approve-button" onClick={() => setAll(true)}>
          {t('inbox.allRows', { n: rows.length })}
        </button>
      ) : null}
      {all && total > rows.length ? <p>{t('inbox.cutRows', { n: rows.length, total })}</p> : null}
    </section>
  );
}
