import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { ViewField } from '../../../runtime/model/schema/ViewSchema.ts';
import { issuesAt } from '../../kit/issuesAt.ts';
import { type DrawnTotal, isDrawnColumn } from '../draft/isDrawn.ts';
import { isGrouped } from '../draft/keyColumns.ts';
import { totalsFor } from '../store/totalsFor.ts';
import type { ViewDesignerStore } from '../store/ViewDesignerStore.ts';
import type { ViewVerbs } from '../store/viewVerbs.ts';
import { ColumnUse } from './ColumnUse.tsx';
import { PlaceIssues } from './PlaceIssues.tsx';
import '../../kit/input.css';

interface ColumnLineProps {
  readonly store: ViewDesignerStore;
  readonly verbs: ViewVerbs;
  readonly line: ViewField;
  readonly at: number;
  readonly isDragged: boolean;
  onDrag(at: number | undefined): void;
  onDrop(): void;
}

/** One column: title, name, total or formula, place. */
export const ColumnLine = observer(function ColumnLine(props: ColumnLineProps): ReactNode {
  const { store, verbs, line, at, isDragged, onDrag, onDrop } = props;
  const { t } = useApp();
  const id = useId();
  const root = useRef<HTMLLIElement>(null);
  const isAdded = store.added === line.field && line.formula !== undefined;
  useEffect(() => {
    if (isAdded) root.current?.querySelector<HTMLElement>('[data-place$="/formula"]')?.focus();
  }, [isAdded]);
  const name = store.titleOf(line);
  const place = `/fields/${at}`;
  const last = store.draft.view.fields.length - 1;
  const state = (path: string) => ({
    'data-place': path,
    'aria-invalid': issuesAt(store.issues, path).some(({ severity }) => severity === 'error') || undefined,
    'aria-describedby': `${id}-issues`,
  });
  const keys = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || step === 0) return;
    event.preventDefault();
    const target = event.target as HTMLElement;
    const control = target.dataset.control;
    if (!verbs.move(at, at + step)) return;
    // Lines are drawn by their place, so the focus follows the column to its new line.
    const lines = root.current?.parentElement?.children;
    const next = lines?.[Math.max(0, Math.min(at + step, last))];
    next?.querySelector<HTMLElement>(`[data-control="${control}"]`)?.focus();
  };
  return (
    <li
      ref={root}
      className="jig-vd-column"
      data-place={place}
      data-dragged={isDragged || undefined}
      onKeyDown={keys}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <div className="jig-vd-line">
        <span
          className="jig-vd-grip"
          aria-hidden="true"
          draggable
          onDragStart={() => onDrag(at)}
          onDragEnd={() => onDrag(undefined)}
        >
          ⠿
        </span>
        <input
          className="jig-ed-input jig-vd-title"
          aria-label={t('viewDesign.columnTitle', { name })}
          data-control="title"
          maxLength={100}
          value={name}
          {...state(`${place}/title`)}
          onChange={(event) => verbs.set(at, { title: event.currentTarget.value })}
        />
        <input
          className="jig-ed-input jig-vd-code"
          aria-label={t('viewDesign.columnCode', { name })}
          spellCheck={false}
          maxLength={60}
          value={line.field}
          {...state(`${place}/field`)}
          onChange={(event) => verbs.set(at, { field: event.currentTarget.value.trim() })}
        />
        <Made {...{ store, verbs, line, at, name }} />
        {store.draft.view.isDataset ? <ColumnUse {...{ store, verbs, line, at, name }} /> : null}
        <label>
          <input
            type="checkbox"
            aria-label={t('viewDesign.hide', { name })}
            checked={line.hidden === true}
            onChange={(event) => verbs.set(at, { hidden: event.currentTarget.checked ? true : undefined })}
          />{' '}
          {t('viewDesign.hidden')}
        </label>
        <span className="jig-vd-moves">
          <button
            type="button"
            data-control="up"
            aria-label={t('viewDesign.up', { name })}
            disabled={at === 0}
            onClick={() => verbs.move(at, at - 1)}
          >
            ↑
          </button>
          <button
            type="button"
            data-control="down"
            aria-label={t('viewDesign.down', { name })}
            disabled={at === last}
            onClick={() => verbs.move(at, at + 1)}
          >
            ↓
          </button>
          <button
            type="button"
            className="jig-vd-remove"
            aria-label={t('viewDesign.removeColumn', { name })}
            onClick={() => verbs.remove(at)}
          >
            ×
          </button>
        </span>
      </div>
      {typeof line.formula === 'string' ? (
        <input
          className="jig-ed-input jig-vd-formula"
          aria-label={t('viewDesign.columnFormula', { name })}
          title={t('viewDesign.formulaTip')}
          placeholder={t('viewDesign.formulaTip')}
          spellCheck={false}
          value={line.formula}
          {...state(`${place}/formula`)}
          onChange={(event) => verbs.set(at, { formula: event.currentTarget.value })}
        />
      ) : null}
      <PlaceIssues store={store} places={[place]} id={`${id}-issues`} />
    </li>
  );
});

interface MadeProps extends Pick<ColumnLineProps, 'store' | 'verbs' | 'line' | 'at'> {
  readonly name: string;
}

/** How the column is computed: a choice of totals, or that it is kept. */
const Made = observer(function Made({ store, verbs, line, at, name }: MadeProps): ReactNode {
  const { t } = useApp();
  if (!isDrawnColumn(line)) return <small className="jig-vd-kept">{t('viewDesign.columnKept')}</small>;
  if (line.of === undefined) return null;
  const field = store.fieldOf(line.of);
  const totals = totalsFor(field, line.total as DrawnTotal | undefined);
  return (
    <select
      className="jig-select"
      aria-label={t('viewDesign.columnTotal', { name })}
      data-control="total"
      data-place={`/fields/${at}/total`}
      value={line.total ?? ''}
      onChange={(event) =>
        verbs.total(
          at,
          totals.find((one) => one === event.currentTarget.value),
        )
      }
    >
      <option value="">{t(isGrouped(store.draft.view) ? 'viewDesign.group' : 'viewDesign.plain')}</option>
      {totals.map((one) => (
        <option key={one} value={one}>
          {t(`viewDesign.total.${one}`)}
        </option>
      ))}
    </select>
  );
});
