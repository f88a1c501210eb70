import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import { holdUnsaved } from '../../../runtime/store/drafts/unsavedWork.ts';
import { DesignBar } from '../../kit/DesignBar.tsx';
import { focusPlace } from '../../kit/focusPlace.ts';
import { ProblemList } from '../../kit/ProblemList.tsx';
import { SchemaVersions } from '../../kit/SchemaVersions.tsx';
import { useEditorKeys } from '../../kit/useEditorKeys.ts';
import { PreviewPane } from '../preview/PreviewPane.tsx';
import { PublishView } from '../publish/PublishView.tsx';
import type { ViewDesignerStore } from '../store/ViewDesignerStore.ts';
import { viewVerbs } from '../store/viewVerbs.ts';
import { ColumnPane } from './ColumnPane.tsx';
import { ConditionPane } from './ConditionPane.tsx';
import { HeadFields } from './HeadFields.tsx';
import { ParameterPane } from './ParameterPane.tsx';
import { ResultPane } from './ResultPane.tsx';
import { SourcePane } from './SourcePane.tsx';
import { useViewDraft } from './useViewDraft.ts';

interface ViewWorkspaceProps {
  readonly store: ViewDesignerStore;
  onPublished(): void;
}

/** The editor of a view: its parts on one side, its rows on the other. */
export const ViewWorkspace = observer(function ViewWorkspace(props: ViewWorkspaceProps): ReactNode {
  const { store, onPublished } = props;
  const app = useApp();
  const { t, notify, data } = app;
  const root = useRef<HTMLDivElement>(null);
  const verbs = useMemo(() => viewVerbs(app, store), [app, store]);
  const { stored } = store;
  const [isPublishing, setPublishing] = useState(false);
  const [hasVersions, setVersions] = useState(false);
  const settle = useViewDraft(store);
  useEffect(() => holdUnsaved({ unsaved: () => store.isUnsaved }), [store]);
  useEffect(() => () => store.preview.stop(), [store]);
  const show = useCallback(({ path }: Issue): void => focusPlace(root.current, path), []);
  const publish = useCallback((): void => {
    const first = store.issues.find(({ severity }) => severity === 'error');
    if (first === undefined) setPublishing(true);
    else {
      notify.error(t('editor.problems', { n: store.issues.length }));
      show(first);
    }
  }, [store, notify, t, show]);
  const view = stored?.view ?? '';
  const versions = useCallback(async () => (await data.designs()).views.versions(view), [data, view]);
  const keys = useMemo(
    () => ({
      undo: store.undo,
      redo: store.redo,
      copied: () => undefined,
      paste: () => undefined,
      remove: () => undefined,
    }),
    [store],
  );
  useEditorKeys(keys, {
    root,
    readonly: false,
    publish: t('editor.publish'),
    copied: '',
    onPublish: publish,
  });
  return (
    <div className="jig-vd-space" ref={root}>
      <DesignBar
        store={store}
        version={stored?.version ?? 0}
        onPublish={publish}
        onVersions={() => setVersions(true)}
      />
      <div className="jig-vd-sides">
        <div className="jig-vd-parts">
          <HeadFields store={store} verbs={verbs} />
          <SourcePane store={store} verbs={verbs} />
          <ColumnPane store={store} verbs={verbs} />
          <ConditionPane store={store} verbs={verbs} />
          <ResultPane store={store} verbs={verbs} />
          {store.draft.view.isDataset ? <ParameterPane store={store} verbs={verbs} /> : null}
        </div>
        <div className="jig-vd-beside">
          <PreviewPane store={store} />
          <ProblemList issues={store.issues} isChecked={!store.preview.isWaiting} onShow={show} />
        </div>
      </div>
      {stored !== undefined && hasVersions ? (
        <SchemaVersions
          load={versions}
          inForce={stored.version}
          onTake={({ schema, version }) => {
            setVersions(false);
            if (schema !== undefined && store.take(schema))
              notify.success(t('viewDesign.taken', { n: version }));
          }}
          onClose={() => setVersions(false)}
        />
      ) : null}
      {isPublishing ? (
        <PublishView
          store={store}
          onPublished={() => {
            store.settled();
            // Publishing loads the page again, and a draft that is still there would come back with it.
            void settle().then(onPublished);
          }}
          onClose={() => setPublishing(false)}
        />
      ) : null}
    </div>
  );
});
