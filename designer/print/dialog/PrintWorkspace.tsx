import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { PrintSchema } from '../../../runtime/model/schema/PrintSchema.ts';
import type { PrintOffer } from '../../../runtime/wire/print/PrintDesign.ts';
import { focusPlace } from '../../kit/focusPlace.ts';
import { ProblemList } from '../../kit/ProblemList.tsx';
import { SchemaVersions } from '../../kit/SchemaVersions.tsx';
import { useEditorKeys } from '../../kit/useEditorKeys.ts';
import { usePublish } from '../../kit/usePublish.ts';
import { Canvas } from '../canvas/Canvas.tsx';
import { useUnderlay } from '../canvas/useUnderlay.ts';
import { isWithin } from '../draft/places.ts';
import { PreviewDialog } from '../preview/PreviewDialog.tsx';
import type { PrintDesignStore } from '../store/PrintDesignStore.ts';
import { printVerbs } from '../store/printVerbs.ts';
import { AddPane } from './AddPane.tsx';
import { DesignBar } from './DesignBar.tsx';
import { OutlinePane } from './OutlinePane.tsx';
import { PartPanel } from './PartPanel.tsx';
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
  const { t, notify, data } = app;
  const root = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<'publish' | 'versions' | 'preview'>();
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
      // The panel of the part is drawn first.
      requestAnimationFrame(() => focusPlace(root.current, path));
    },
    [store],
  );
  const ask = useCallback((): void => setShown('publish'), []);
  const publish = usePublish(store, show, ask);
  useEditorKeys(verbs, {
    root,
    readonly: false,
    publish: t('editor.publish'),
    copied: t('printDesign.copied'),
    onPublish: publish,
  });
  const close = (): void => setShown(undefined);
  return (
    <div className="jig-pd-space" ref={root}>
      <DesignBar
        store={store}
        verbs={verbs}
        hasUnderlay={underlay.url !== undefined}
        onUnderlay={underlay.put}
        onPublish={publish}
        onPreview={() => setShown('preview')}
        onVersions={() => setShown('versions')}
      />
      <div className="jig-pd-work">
        <div className="jig-pd-left">
          <AddPane store={store} verbs={verbs} />
          <OutlinePane store={store} verbs={verbs} />
        </div>
        <Canvas store={store} verbs={verbs} underlay={underlay.url} />
        <div className="jig-pd-right">
          <PartPanel store={store} verbs={verbs} offered={offered} />
          {store.asked.failed === undefined ? null : <p role="alert">{store.asked.failed}</p>}
          <ProblemList issues={store.found} isChecked={!store.asked.isWaiting} onShow={show} />
        </div>
      </div>
      {shown === 'preview' ? <PreviewDialog store={store} onClose={close} /> : null}
      {shown === 'versions' ? (
        <SchemaVersions
          load={versions}
          inForce={version}
          onTake={({ schema, version: taken }) => {
            close();
            if (schema === undefined) return;
            store.take(schema as unknown as PrintSchema); // it was checked when it was published
            notify.success(t('viewDesign.taken', { n: taken }));
          }}
          onClose={close}
        />
      ) : null}
      {shown === 'publish' ? (
        <PublishTemplate
          store={store}
          onPublished={() => {
            store.settled();
            // Publishing loads the page again, and a draft that is still there would come back with it.
            void settle().then(onPublished);
          }}
          onClose={close}
        />
      ) : null}
    </div>
  );
});
