import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { AskedDocument } from '../../../runtime/data/workflow/InboxCalls.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { messageOf } from '../../../runtime/model/messages/index.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { DetailStore } from '../../../runtime/store/detail/DetailStore.ts';
import { rowKeyField } from '../../../runtime/store/detail/detailRows.ts';
import { leaveRow } from '../../../runtime/store/workflow/leaveRow.ts';
import { RowCard } from './RowCard.tsx';
import { useFocusWrong } from './useFocusWrong.ts';

interface DocumentRowsProps {
  readonly asked: AskedDocument;
  readonly detail: DetailStore;
  /** True when the approver decides now and may fill in the fields the node permits. */
  readonly fills: boolean;
}

/** Rows shown until the user asks for all. */
const atFirst = 3;

/**
 * Rows of a detail, one card each.
 * Where the node permits fields, the user fills in one row at a time, by the rules of the edited row in the
 * document's own grid.
 */
export const DocumentRows = observer(function DocumentRows(props: DocumentRowsProps): ReactNode {
  const { asked, detail, fills } = props;
  const { t, locale } = useApp();
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const back = useRef<string>(undefined);
  const focusWrong = useFocusWrong(list);
  const [all, setAll] = useState(false);
  const [problem, setProblem] = useState({ key: '', text: '' });
  const { schema, table, rows, editing } = detail;
  const openKey = editing?.key;
  useEffect(() => {
    // The button that ended the row was removed together with its fields.
    if (openKey !== undefined || back.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(back.current)}"]`)?.focus();
    back.current = undefined;
  }, [openKey]);
  const total = asked.totals[table.table] ?? rows.length;
  if (total === 0) return null;
  const permitted = fills ? detail.edit.permitted : undefined;
  const fields = table.fields.filter(({ field }) => permitted?.has(field));
  const places = new Map(rows.map((row, at) => [String(row[rowKeyField]), at]));
  const isFar = (key = ''): boolean => (places.get(key) ?? 0) >= atFirst;
  const shown = all || isFar(openKey) ? rows : rows.slice(0, atFirst);

  const refuse = (key: string, issues: readonly Issue[]): void => {
    const whole = issues.find(({ path }) => !table.byName.has(path));
    setProblem({ key, text: whole ? messageOf(whole, locale) : '' });
    if (issues.length > 0) focusWrong();
  };
  const end = (key: string): boolean => {
    const issues = leaveRow(detail);
    refuse(key, issues);
    return issues.length === 0;
  };
  const begin = (key: string): void => {
    if (openKey !== undefined && !end(openKey)) return;
    if (isFar(key)) setAll(true);
    refuse(key, detail.begin(key).issues);
  };
  const finish = (key: string): void => {
    back.current = key;
    if (!end(key)) back.current = undefined;
  };

  return (
    <section className="jig-approve-card" aria-labelledby={id}>
      <h2 id={id}>{t('inbox.rows', { name: schema.cnName ?? table.cnName, n: total })}</h2>
      {fields.length === 0 ? null : (
        <p>{t('inbox.fillRows', { titles: fields.map(({ title }) => title) })}</p>
      )}
      <ol ref={list} className="jig-approve-rows">
        {shown.map((row, at) => {
          const key = String(row[rowKeyField]);
          return (
            <RowCard
              key={key}
              asked={asked}
              detail={detail}
              row={row}
              at={at}
              fields={fields}
              problem={problem.key === key ? problem.text : ''}
              nextKey={detail.keyAt(at + 1)}
              onBegin={begin}
              onEnd={finish}
            />
          );
        })}
      </ol>
      {rows.length > shown.length ? (
        <button type="button" className="jig-approve-button" onClick={() => setAll(true)}>
          {t('inbox.allRows', { n: rows.length })}
        </button>
      ) : total > rows.length ? (
        <p>{t('inbox.cutRows', { n: rows.length, total })}</p>
      ) : null}
    </section>
  );
});
