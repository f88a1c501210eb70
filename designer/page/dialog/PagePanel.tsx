import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { ConditionPart } from '../../kit/ConditionPart.tsx';
import { issuesAt } from '../../kit/issuesAt.ts';
import { PropertyPanel } from '../../kit/PropertyPanel.tsx';
import { headProperties } from '../draft/headProperties.ts';
import type { PageChange, PageProperty, PageSubject } from '../kinds/ComposedPage.ts';
import { composedPage } from '../kinds/composedPages.ts';
import type { PageDesignStore } from '../store/PageDesignStore.ts';

/** What the panel and the changes of a page are read from. */
export const usePageSubject = (store: PageDesignStore): PageSubject => {
  const { t, locale } = useApp();
  return { t, locale, draft: store.draft, table: store.document.main, marks: store.marks };
};

/** The properties of a page, and the condition of its rows. */
export const PagePanel = observer(function PagePanel({
  store,
}: {
  readonly store: PageDesignStore;
}): ReactNode {
  const { t } = useApp();
  const subject = usePageSubject(store);
  const { draft, found, document } = store;
  return (
    <>
      <PropertyPanel<PageSubject, PageChange, PageProperty>
        properties={[...headProperties, ...composedPage(draft).properties]}
        subject={subject}
        issuesOf={({ place }) => issuesAt(found, place)}
        placeOf={({ place }) => place}
        onSet={(change, { name }) => {
          store.set(change, name);
          return true;
        }}
      />
      {draft.api === undefined ? null : (
        <ConditionPart
          title={t('pageDesign.of.rows')}
          none={t('pageDesign.allRows')}
          place="/rows"
          issues={issuesAt(found, '/rows')}
          document={document}
          condition={draft.rows}
          onChange={(rows) => store.set({ rows }, 'rows')}
        />
      )}
    </>
  );
});
