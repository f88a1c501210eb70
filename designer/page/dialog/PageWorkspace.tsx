import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { Composer } from '../../compose/Composer.tsx';
import { DesignSpace } from '../../kit/DesignSpace.tsx';
import { pageIn } from '../draft/pageIn.ts';
import { chartOffers } from '../draft/pageOffers.ts';
import { report } from '../kinds/report.ts';
import type { PageDesignStore } from '../store/PageDesignStore.ts';
import { ComposedPreview } from './ComposedPreview.tsx';
import { PagePanel } from './PagePanel.tsx';
import { PublishPage } from './PublishPage.tsx';
import { usePageDraft } from './usePageDraft.ts';

interface WorkspaceProps {
  readonly store: PageDesignStore;
  onPublished(): void;
}

const nothing = (): void => undefined;

/** The designer of a page: its parts with real rows, its properties, what is wrong. */
export const PageWorkspace = observer(function PageWorkspace({
  store,
  onPublished,
}: WorkspaceProps): ReactNode {
  const { t, data } = useApp();
  const [isComposing, setComposing] = useState(false);
  const verbs = useMemo(
    () => ({
      ...{ undo: store.undo, redo: store.redo },
      ...{ copied: () => undefined, paste: nothing, remove: nothing },
    }),
    [store],
  );
  const settle = usePageDraft(store);
  const { designed, draft, document, designs } = store;
  const { name, version } = designed;
  const versions = useCallback(async () => (await data.designs()).pages.versions(name), [data, name]);
  const close = (): void => setComposing(false);
  return (
    <>
      <DesignSpace
        {...{ store, verbs, version, versions, settle, onPublished }}
        draftOf={(schema) => pageIn(JSON.stringify(schema))}
        bar={
          draft.page === report.name ? (
            <Button size="small" aria-haspopup="dialog" onClick={() => setComposing(true)}>
              {t('pageDesign.addChart')}
            </Button>
          ) : null
        }
        className="jig-pg-work"
        panelTitle={t('pageDesign.panel')}
        panel={<PagePanel store={store} />}
        onShow={nothing}
        publishing={(dialog) => <PublishPage store={store} {...dialog} />}
      >
        <ComposedPreview store={store} />
      </DesignSpace>
      {isComposing ? (
        <Composer
          title={t('pageDesign.addChart')}
          use={t('pageDesign.useChart')}
          tables={designs.tables}
          table={document.main.table}
          offersOf={chartOffers}
          onCompose={({ offer: { content } }) => {
            store.set({ charts: [...(draft.charts ?? []), ...(content.charts ?? [])] }, 'add chart');
            close();
          }}
          onClose={close}
        />
      ) : null}
    </>
  );
});
