import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { focusFirst } from '../../../renderers/dialogs/focusables.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { lazyPiece } from '../../../runtime/host/lazyPiece.tsx';
import type { EditBoxStore } from '../../../runtime/store/box/EditBoxStore.ts';
import '../../../renderers/shell/innerTabs.css';
import { focusPlace } from '../../kit/focusPlace.ts';
import { ProblemList } from '../../kit/ProblemList.tsx';
import { Tabs } from '../../kit/Tabs.tsx';
import { useEditorKeys } from '../../kit/useEditorKeys.ts';
import { FlowOutline } from '../outline/FlowOutline.tsx';
import { OutlineBar } from '../outline/OutlineBar.tsx';
import { PublishFlow } from '../publish/PublishFlow.tsx';
import { problemFixes } from '../store/problemFixes.ts';
import { CanvasPane } from './CanvasPane.tsx';
import { DesignerBar } from './DesignerBar.tsx';
import { HeaderForm } from './HeaderForm.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { PropertyPane } from './PropertyPane.tsx';
import { useFlowStore } from './useFlowStore.ts';

const RehearsalPanel = lazyPiece(
  'RehearsalPanel',
  async () => (await import('../rehearsal/RehearsalPanel.tsx')).RehearsalPanel,
);
const AfterPublish = lazyPiece(
  'AfterPublish',
  async () => (await import('../../../renderers/workflow/flow/publish/AfterPublish.tsx')).AfterPublish,
);

/** Views of a flow: drawing, list, and rehearsal on existing documents. */
const views = ['canvas', 'outline', 'rehearse'] as const;
type FlowView = (typeof views)[number];

interface FlowWorkspaceProps {
  readonly box: EditBoxStore;
  readonly publishing: boolean;
  onPublish(): void;
  onPublished(): void;
}

/** Workspace of one opened flow: left form, drawing or list, problems below, properties at the right. */
export const FlowWorkspace = observer(function FlowWorkspace(props: FlowWorkspaceProps): ReactNode {
  const { box, onPublish } = props;
  const { t } = useApp();
  const { store, verbs } = useFlowStore(box);
  const [view, setView] = useState<FlowView>('canvas');
  const [isOpen, setOpen] = useState(true);
  const [importing, setImporting] = useState(false);
  const [published, setPublished] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const keys = useMemo(() => ({ ...verbs, undo: store.undo, redo: store.redo }), [verbs, store]);
  useEditorKeys(keys, {
    root,
    readonly: store.readonly,
    publish: t('editor.publish'),
    copied: t('flowDesigner.copied'),
    onPublish,
  });
  useEffect(() => {
    focusFirst(root.current?.querySelector('.jig-fd-header'));
  }, []);
  const { wanted } = store;
  useEffect(() => {
    if (!wanted) return;
    if (wanted.path.startsWith('/NodeConfig') || wanted.path.startsWith('/LineConfig')) setOpen(true);
    // Waits until the panel of the new selection is rendered.
    requestAnimationFrame(() => focusAt(root.current, wanted.path));
  }, [wanted]);
  const openPart = (key: string): void => {
    const part = store.view.byKey.get(key);
    if (part) store.goTo(`/${part.column}/${part.at}`);
  };
  const showPath = (ids: readonly string[]): void => {
    store.select(ids.flatMap((id) => store.view.byId.get(id)?.key ?? []));
    setView('canvas');
  };
  return (
    <div ref={root} className={isOpen ? 'jig-fd-space' : 'jig-fd-space jig-fd-wide'}>
      <HeaderForm store={store} />
      <div className="jig-fd-middle">
        <Tabs<FlowView>
          label={t('flowDesigner.views')}
          tabs={views.map((key) => ({ key, title: t(`flowDesigner.${key}`) }))}
          shown={view}
          onShow={setView}
          classes={{ list: 'jig-inner-tabs jig-fd-tabs', panel: 'jig-fd-view' }}
          beside={{
            around: 'jig-fd-head',
            content: store.readonly ? null : (
              <DesignerBar store={store} verbs={verbs} onImport={() => setImporting(true)} />
            ),
          }}
        >
          {view === 'canvas' ? <CanvasPane store={store} verbs={verbs} /> : null}
          {view === 'rehearse' ? (
            <Suspense>
              <div className="jig-fd-rehearsal">
                <RehearsalPanel draft={() => store.form.row} onChoosePath={showPath} />
              </div>
            </Suspense>
          ) : null}
          {view === 'outline' ? (
            <>
              {store.readonly ? null : <OutlineBar store={store} verbs={verbs} />}
              <FlowOutline
                store={store}
                onOpen={openPart}
                onRemove={() => void verbs.remove()}
                onReorder={(by) => void verbs.reorder(by)}
              />
            </>
          ) : null}
        </Tabs>
        <ProblemList
          issues={store.issues}
          isChecked={store.isChecked}
          isDamaged={store.view.issues.length > 0 && !store.readonly}
          fixesOf={(issue) => problemFixes(store, issue, t)}
          onShow={store.show}
          onRepair={() => void verbs.repair()}
        />
      </div>
      <PropertyPane store={store} verbs={verbs} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      {props.publishing ? (
        <PublishFlow store={store} onPublished={() => setPublished(true)} onClose={props.onPublished} />
      ) : null}
      {published && box.key !== undefined ? (
        <Suspense>
          <AfterPublish
            flowId={box.key}
            table={String(store.form.header.WorkTable ?? '')}
            onClose={() => setPublished(false)}
          />
        </Suspense>
      ) : null}
      {importing ? <ImportDialog verbs={verbs} onClose={() => setImporting(false)} /> : null}
    </div>
  );
});

/** Focuses a field of the left form or of the panel. A part without a field: the first field of its panel. */
function focusAt(root: HTMLElement | null, path: string): void {
  const [, first = ''] = path.split('/');
  if (first !== 'NodeConfig' && first !== 'LineConfig') {
    focusFirst(root?.querySelector(`[data-field="${CSS.escape(first)}"]`));
    return;
  }
  const panel = root?.querySelector('.jig-fd-side');
  focusPlace(panel, path, panel?.querySelector('.jig-properties') ?? panel);
}
