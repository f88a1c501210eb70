import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { ConditionPart } from '../../kit/ConditionPart.tsx';
import { issuesAt } from '../../kit/issuesAt.ts';
import { withValue } from '../draft/places.ts';
import type { PrintDesignStore } from '../store/PrintDesignStore.ts';
import '../../kit/input.css';

/** Documents that the template does not print, each with what the user reads then. */
export const ExclusionList = observer(function ExclusionList({
  store,
}: {
  readonly store: PrintDesignStore;
}): ReactNode {
  const { t } = useApp();
  const id = useId();
  const all = store.draft.excludes ?? [];
  const set = (next: typeof all, kind?: string): void =>
    store.take(withValue(store.draft, '/excludes', next.length === 0 ? undefined : next), kind);
  return (
    <section aria-label={t('printDesign.excludes')}>
      <h3>{t('printDesign.excludes')}</h3>
      <p className="jig-pd-note">{t('printDesign.excludesNote')}</p>
      {all.map(({ when, message }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an exclusion is its position
        <div key={at} className="jig-pd-exclude" data-place={`/excludes/${at}`}>
          <label htmlFor={`${id}-${at}`}>{t('printDesign.message')}</label>
          <input
            id={`${id}-${at}`}
            className="jig-ed-input"
            value={message}
            maxLength={200}
            onChange={(event) =>
              set(all.with(at, { when, message: event.currentTarget.value }), `excludes ${at}`)
            }
          />
          <ConditionPart
            title={t('printDesign.excludedWhen')}
            none={t('printDesign.noDocuments')}
            place={`/excludes/${at}/when`}
            issues={issuesAt(store.found, `/excludes/${at}`)}
            document={store.doc}
            condition={when === false ? undefined : when}
            onChange={(next) => set(all.with(at, { message, when: next ?? false }), `excludes ${at}`)}
          />
          <Button size="small" type="danger" onClick={() => set(all.toSpliced(at, 1))}>
            {t('printDesign.removeExclude', { n: at + 1 })}
          </Button>
        </div>
      ))}
      <Button
        size="small"
        onClick={() => set([...all, { when: false, message: t('printDesign.made.message') }])}
      >
        {t('printDesign.addExclude')}
      </Button>
    </section>
  );
});
