import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense, useId } from 'react';
import type { AskedDocument } from '../../../runtime/data/workflow/InboxCalls.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { lazyPiece } from '../../../runtime/host/lazyPiece.tsx';
import type { ResolvedField } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import { messageOf } from '../../../runtime/model/messages/index.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import type { DetailStore } from '../../../runtime/store/detail/DetailStore.ts';
import { rowKeyField } from '../../../runtime/store/detail/detailRows.ts';
import { Facts } from './Facts.tsx';
import { rowFacts } from './rowFacts.ts';

const OwnFields = lazyPiece('OwnFields', async () => (await import('../../form/OwnFields.tsx')).OwnFields);

interface RowCardProps {
  readonly asked: AskedDocument;
  readonly detail: DetailStore;
  readonly row: Row;
  readonly at: number;
  /** Fields the approver may fill in. */
  readonly fields: readonly ResolvedField[];
  /** Why the row could not be opened or finished; empty: no problem. */
  readonly problem: string;
  /** Key of the next row; undefined for the last. */
  readonly nextKey: string | undefined;
  /** Called when the user starts to fill in a row. */
  onBegin(key: string): void;
  /** Called when the user finishes the row. */
  onEnd(key: string): void;
}

/**
 * One row as a card, named by its first column with a text.
 * Shows the other columns, and the fields to fill in once the user opens the row.
 */
export const RowCard = observer(function RowCard(props: RowCardProps): ReactNode {
  const { asked, detail, row, at, fields, problem, nextKey, onBegin, onEnd } = props;
  const { t, locale, dictionaries } = useApp();
  const id = useId();
  const key = String(row[rowKeyField]);
  const form = fields.length > 0 && detail.editing?.key === key ? detail.editing.form : undefined;
  const [first, ...rest] = rowFacts({ asked, detail, row, fields, locale, dictionaries });
  const name = first?.text || t('inbox.nthRow', { n: at + 1 });
  const said = form ? [] : (detail.marks.get(key) ?? []);
  const wrong = said.filter(({ path }) => fields.some(({ field }) => field === path));
  return (
    <li>
      <h3 id={id}>{name}</h3>
      <Facts facts={form ? rest.filter(({ isOpen }) => !isOpen) : rest} />
      {wrong.map((issue) => (
        <p key={issue.path} className="jig-decision-problem">
          {messageOf(issue, locale)}
        </p>
      ))}
      {fields.length === 0 ? null : (
        <p role="alert" className="jig-decision-problem">
          {problem}
        </p>
      )}
      {form ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would repeat the heading
        <div role="group" aria-labelledby={id} className="jig-approve-fill">
          <Suspense fallback={<p aria-busy="true">{t('box.loading')}</p>}>
            <OwnFields form={form} fields={fields} autoFocus />
          </Suspense>
          <div className="jig-approve-fill-foot">
            <button type="button" className="jig-approve-button" onClick={() => onEnd(key)}>
              {t('inbox.filledRow')}
            </button>
            {nextKey === undefined ? null : (
              <button type="button" className="jig-approve-button" onClick={() => onBegin(nextKey)}>
                {t('inbox.nextRow')}
              </button>
            )}
          </div>
        </div>
      ) : fields.length > 0 ? (
        <button
          type="button"
          className="jig-approve-button jig-approve-fill-row"
          data-row={key}
          aria-label={t('inbox.fillNamed', { name })}
          onClick={() => onBegin(key)}
        >
          {t('inbox.fillRow')}
        </button>
      ) : null}
    </li>
  );
});
