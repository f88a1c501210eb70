import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useState } from 'react';
import { matches, useInitials } from '../../../renderers/palette/matches.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { sourceFields } from '../conditions/sourceFields.ts';
import type { DraftSource } from '../draft/draftSources.ts';
import type { ViewDesignerStore } from '../store/ViewDesignerStore.ts';
import type { ViewVerbs } from '../store/viewVerbs.ts';
import '../../kit/input.css';

interface PickerProps {
  readonly store: ViewDesignerStore;
  readonly verbs: ViewVerbs;
}

/** The fields of all sources as boxes to tick; a ticked field is a column. */
export const FieldPicker = observer(function FieldPicker({ store, verbs }: PickerProps): ReactNode {
  const { t } = useApp();
  const id = useId();
  const [typed, setTyped] = useState('');
  const initials = useInitials();
  return (
    <div className="jig-vd-fields">
      <label className="jig-hidden" htmlFor={id}>
        {t('viewDesign.findField')}
      </label>
      <input
        id={id}
        type="search"
        className="jig-ed-input"
        placeholder={t('viewDesign.findField')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {store.sources.map((source) => (
        <SourceFields
          key={source.as}
          {...{ store, verbs, source }}
          isShown={(title) => matches(typed, title, initials)}
        />
      ))}
    </div>
  );
});

const SourceFields = observer(function SourceFields({
  store,
  verbs,
  source,
  isShown,
}: PickerProps & { readonly source: DraftSource; isShown(title: string): boolean }): ReactNode {
  const { t } = useApp();
  const table = source.table && store.tableOf(source.table.table);
  const fields = sourceFields(table).filter(({ title }) => isShown(title));
  const columns = new Set(
    store.draft.view.fields.flatMap(({ of, total }) => (total === undefined ? (of ?? []) : [])),
  );
  return (
    <details open={source.at < 0 || fields.length < 12}>
      <summary>{store.wordsOf(source)}</summary>
      {table === undefined ? (
        <p>{t('viewDesign.loadingFields')}</p>
      ) : (
        <ul>
          {fields.map(({ field, title }) => {
            const path = `${source.as}.${field}`;
            return (
              <li key={field}>
                <label>
                  <input type="checkbox" checked={columns.has(path)} onChange={() => verbs.toggle(path)} />{' '}
                  {title}
                </label>
              </li>
            );
          })}
        </ul>
      )}
    </details>
  );
});
