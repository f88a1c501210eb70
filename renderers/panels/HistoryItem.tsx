import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { EditBoxStore } from '../../runtime/store/box/EditBoxStore.ts';
import type { HistoryEntry } from '../../runtime/wire/records/History.ts';
import { changeText, changeTexts, kindText, rowText } from './historyWords.ts';
import { RestoreButton } from './RestoreButton.tsx';

interface HistoryItemProps {
  readonly box: EditBoxStore;
  readonly entry: HistoryEntry;
}

/** One change in words: who, when, and each field with its old and new value. A single change is one sentence. */
export const HistoryItem = observer(function HistoryItem({ box, entry }: HistoryItemProps): ReactNode {
  const app = useApp();
  const { t } = app;
  const { kind, by, at, fields, reason, moreRows, isCut } = entry;
  const { main } = box.forms.doc;
  const rows = entry.rows.flatMap((row) => {
    const detail = box.forms.doc.details.find(({ schema }) => schema.table === row.table);
    if (detail === undefined) return [];
    return [{ row, ...rowText(row, detail.table, detail.schema.cnName ?? detail.table.cnName, app) }];
  });
  const lines = fields.flatMap((field) => {
    const text = changeText(field, main, app);
    return text === undefined ? [] : [{ field, text }];
  });
  const [only] = lines;
  const isOne = kind === 'Edit' && lines.length === 1 && rows.length === 0;
  const initial = kind === 'Add' ? changeTexts(fields, main, app) : [];
  return (
    <li>
      <p className="jig-history-head">
        <strong>{by}</strong>{' '}
        {isOne ? only?.text : kindText(kind, lines.length + rows.length + moreRows, app)}
        {isOne && only ? <RestoreButton box={box} change={only.field} /> : null}
      </p>
      <time dateTime={at.replace(' ', 'T')}>{at.slice(0, 'yyyy-MM-dd HH:mm'.length)}</time>
      {initial.length > 0 ? (
        <details>
          <summary>{t('history.initialValues', { n: initial.length })}</summary>
          <ul>
            {initial.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </details>
      ) : null}
      {isOne || kind === 'Add' || lines.length === 0 ? null : (
        <ul>
          {lines.map(({ field, text }) => (
            <li key={field.field}>
              {text}
              <RestoreButton box={box} change={field} />
            </li>
          ))}
        </ul>
      )}
      {rows.length === 0 ? null : (
        <ul>
          {rows.map(({ text, parts }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of an entry never change their order
            <li key={at}>
              {text}
              {parts.length === 0 ? null : (
                <span className="jig-history-parts">{parts.join(t('history.and'))}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {moreRows > 0 ? <p>{t('history.moreRows', { n: moreRows })}</p> : null}
      {isCut ? <p>{t('history.cut')}</p> : null}
      {reason === '' ? null : <p>{t('history.reason', { reason })}</p>}
    </li>
  );
});
