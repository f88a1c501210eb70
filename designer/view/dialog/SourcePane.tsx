import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { Choices } from '../../kit/Choices.tsx';
import { hasDrawnSources } from '../draft/isDrawn.ts';
import { offeredJoins } from '../draft/offeredJoins.ts';
import type { ViewDesignerStore } from '../store/ViewDesignerStore.ts';
import type { ViewVerbs } from '../store/viewVerbs.ts';
import { PlaceIssues } from './PlaceIssues.tsx';

interface PaneProps {
  readonly store: ViewDesignerStore;
  readonly verbs: ViewVerbs;
}

/** The sources of a view: the first one, and those joined along links. */
export const SourcePane = observer(function SourcePane({ store, verbs }: PaneProps): ReactNode {
  const { t } = useApp();
  const id = useId();
  const [isChoosing, setChoosing] = useState<'source' | 'join'>();
  const { sources } = store;
  const isDrawn = hasDrawnSources(store.draft.view);
  const isNew = store.draft.view.parts.length === 0;
  return (
    <section className="jig-vd-pane" aria-labelledby={id} data-place="/parts">
      <h3 id={id}>{t('viewDesign.from')}</h3>
      {isDrawn ? null : <p className="jig-vd-note">{t('viewDesign.partsKept')}</p>}
      <PlaceIssues store={store} places={isDrawn ? ['/parts/0/from'] : ['/parts']} />
      <ul className="jig-vd-sources">
        {sources.map((source) => {
          const name = store.wordsOf(source);
          const place = source.at < 0 ? '/parts/0/from' : `/parts/0/joins/${source.at}`;
          return (
            <li key={source.as} data-place={place}>
              <span className="jig-vd-source">{name}</span>
              {source.at < 0 || !isDrawn ? null : (
                <>
                  <select
                    className="jig-select"
                    aria-label={t('viewDesign.kindOf', { name })}
                    value={source.isNeeded ? 'inner' : 'left'}
                    onChange={(event) => verbs.need(source.as, event.currentTarget.value === 'inner')}
                  >
                    <option value="left">{t('viewDesign.left')}</option>
                    <option value="inner">{t('viewDesign.inner')}</option>
                  </select>
                  <button
                    type="button"
                    className="jig-vd-remove"
                    aria-label={t('viewDesign.removeSource', { name })}
                    onClick={() => verbs.unjoin(source.as)}
                  >
                    ×
                  </button>
                </>
              )}
              {source.at < 0 ? null : <PlaceIssues store={store} places={[place]} />}
            </li>
          );
        })}
      </ul>
      {!isDrawn ? null : isNew || isChoosing === 'source' ? (
        <Choices
          label={t('viewDesign.chooseSource')}
          isFocused={!isNew}
          choices={store.design.tables.map(({ table, title, isView }) => ({
            key: table,
            title,
            note: isView ? `${table} · ${t('viewDesign.isView')}` : table,
          }))}
          onChoose={(table) => {
            if (verbs.source(table)) setChoosing(undefined);
          }}
        />
      ) : (
        <div className="jig-vd-buttons">
          <Button
            size="small"
            aria-expanded={isChoosing === 'join'}
            onClick={() => setChoosing(isChoosing === 'join' ? undefined : 'join')}
          >
            {t('viewDesign.join')}
          </Button>
          <Button size="small" type="tertiary" onClick={() => setChoosing('source')}>
            {t('viewDesign.changeSource')}
          </Button>
        </div>
      )}
      {isChoosing === 'join' ? (
        <JoinChoices {...{ store, verbs }} onDone={() => setChoosing(undefined)} />
      ) : null}
    </section>
  );
});

/** The links along which more records can be joined. */
const JoinChoices = observer(function JoinChoices({
  store,
  verbs,
  onDone,
}: PaneProps & { onDone(): void }): ReactNode {
  const { t } = useApp();
  const offered = offeredJoins(store.sources, store.world);
  const choices = offered.map(({ link, table, via, isMany }, at) => {
    const note = store.wordsOf({ as: '', at: 0, table, via, isNeeded: false, isMany });
    return { key: String(at), title: note, ...(link.of !== undefined && { note: link.rows ?? '' }) };
  });
  return (
    <Choices
      label={t('viewDesign.chooseLink')}
      isFocused
      choices={choices}
      onChoose={(key) => {
        const one = offered[Number(key)];
        if (one !== undefined && verbs.join(one.link, one.table.table)) onDone();
      }}
    />
  );
});
