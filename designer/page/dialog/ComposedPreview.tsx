import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { PreviewGrid } from '../../compose/PreviewGrid.tsx';
import { composedPage } from '../kinds/composedPages.ts';
import type { PageDesignStore } from '../store/PageDesignStore.ts';
import { MonthSketch } from './MonthSketch.tsx';

/** The parts of the page with real rows, as the administrator may read them. */
export const ComposedPreview = observer(function ComposedPreview({
  store,
}: {
  readonly store: PageDesignStore;
}): ReactNode {
  const { t } = useApp();
  const { viewed, answers, asked, draft } = store;
  const dates = composedPage(draft).dates?.(draft);
  const first = answers.get(viewed?.cards[0]?.id ?? '');
  const data = first !== undefined && 'data' in first ? first.data : undefined;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the frame scrolls, so the keyboard must reach it
    <section className="jig-pg-view" tabIndex={0} aria-label={t('pageDesign.preview')}>
      <p className="jig-pg-note" role="status">
        {t(viewed === undefined && asked.isWaiting ? 'compose.waits' : 'pageDesign.previewTip')}
      </p>
      {dates !== undefined && data?.asks === 'rows' ? (
        <MonthSketch data={data} dates={dates} />
      ) : (
        <PreviewGrid cards={viewed?.cards ?? []} answers={answers} isWaiting={asked.isWaiting} />
      )}
    </section>
  );
});
