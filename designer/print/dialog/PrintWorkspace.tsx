import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { PrintSchema } from '../../../runtime/model/schema/PrintSchema.ts';
import type { PrintOffer } from '../../../runtime/wire/print/PrintDesign.ts';
import { DesignSpace } from '../../kit/DesignSpace.tsx';
import { Canvas } from '../canvas/Canvas.tsx';
import { useUnderlay } from '../canvas/useUnderlay.ts';
import { isWithin } from '../draft/places.ts';
import { PreviewDialog } from '../preview/PreviewDialog.tsx';
import type { PrintDesignStore } from '../store/PrintDesignStore.ts';
import { printVerbs } from '../store/printVerbs.ts';
import { AddPane } from './AddPane.tsx';
import { OutlinePane } from './OutlinePane.tsx';
import { PartPanel } from './PartPanel.tsx';
import { PrintButtons } from './PrintButtons.tsx';
import { PublishTemplate } from './PublishTemplate.tsx';
import { usePrintDraft } from './usePrintDraft.ts';

interface WorkspaceProps {
  readonly store: PrintDesignStore;
  readonly offered: PrintOffer;
  onPublished(): void;
}

/** The designer of a template: what can be added, its outline, the paper, the panel of the selected part, what is wrong. */
export const PrintWorkspace = observer(function PrintWorkspace(props: WorkspaceProps): ReactNode {
  const { store, offered, onPublished } = props;
  const app = useApp();
  const { t, data } = app;
  const [isPreviewed, setPreviewed] = useState(false);
  const underlay = useUnderlay();
  const verbs = useMemo(() => printVerbs(app, store), [app, store]);
  const settle = usePrintDraft(store);
  const { name, version } = store.designed;
  const versions = useCallback(async () => (await data.designs()).prints.versions(name), [data, name]);
  const show = useCallback(
    ({ path }: Issue): void => {
      const part = store.nodes.findLast(
        ({ kind, place }) => (kind === 'block' || kind === 'item') && isWithin(path, place),
      );
      store.select(part === undefined ? [] : [part.place]);
    },
    [store],
  );
  return (
    <>
      <DesignSpace
        {...{ store, verbs, version, versions, settle, onPublished }}
        draftOf={(schema) => schema as unknown as PrintSchema} // it was checked when it was published
        bar={
          <PrintButtons
            store={store}
            verbs={verbs}
            hasUnderlay={underlay.url !== undefined}
            onUnderlay={underlay.put}
          />
        }
        copied={t('printDesign.copied')}
        className="jig-pd-work"
        panelTitle={t('printDesign.panel')}
        panel={<PartPanel store={store} verbs={verbs} offered={offered} />}
        onShow={show}
        onPreview={() => setPreviewed(true)}
        publishing={(dialog) => <PublishTemplate store={store} {...dialog} />}
      >
        <div className="jig-pd-left">
          <AddPane store={store} verbs={verbs} />
          <OutlinePane store={store} verbs={verbs} />
        </div>
        <Canvas store={store} verbs={verbs} underlay={underlay.url} />
      </DesignSpace>
      {isPreviewed ? <PreviewDialog store={store} onClose={() => setPreviewed(false)} /> : null}
    </>
  );
});
