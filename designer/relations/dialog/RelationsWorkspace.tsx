import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import { DesignBar } from '../../kit/DesignBar.tsx';
import { focusPlace } from '../../kit/focusPlace.ts';
import { ProblemList } from '../../kit/ProblemList.tsx';
import { SchemaVersions } from '../../kit/SchemaVersions.tsx';
import { useEditorKeys } from '../../kit/useEditorKeys.ts';
import { usePublish } from '../../kit/usePublish.ts';
import { partKey } from '../draft/relationParts.ts';
import type { RelationsStore } from '../store/RelationsStore.ts';
import { type Asking, relationVerbs } from '../store/relationVerbs.ts';
import { AskTable } from './AskTable.tsx';
import { EffectivePanel } from './EffectivePanel.tsx';
import { effectiveKey, PartList } from './PartList.tsx';
import { PartPanel } from './PartPanel.tsx';
import { PublishRelations } from './PublishRelations.tsx';
import { RehearsalPane } from './RehearsalPane.tsx';
import { useRelationsDraft } from './useRelationsDraft.ts';

interface WorkspaceProps {
  readonly store: RelationsStore;
  onPublished(): void;
}

/** The relations of a table: its parts, the panel of the chosen one, what is wrong and what it would mean. */
export const RelationsWorkspace = observer(function RelationsWorkspace(props: WorkspaceProps): ReactNode {
  const { store, onPublished } = props;
  const app = useApp();
  const { t, notify, data } = app;
  const root = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState<Asking>();
  const [shown, setShown] = useState<'publish' | 'versions'>();
  const verbs = useMemo(() => relationVerbs(app, store, setAsking), [app, store]);
  const settle = useRelationsDraft(store);
  const { own } = store;
  const versions = useCallback(
    async () => (await data.designs()).relations.versions(own.table),
    [data, own.table],
  );
  const show = useCallback(
    ({ path }: Issue): void => {
      const part = store.parts.find(({ place }) => place !== undefined && `${path}/`.startsWith(`${place}/`));
      if (part !== undefined) store.select(partKey(part));
      // The panel of the part is drawn first.
      requestAnimationFrame(() => focusPlace(root.current, path));
    },
    [store],
  );
  const ask = useCallback((): void => setShown('publish'), []);
  const publish = usePublish(store, show, ask);
  const keys = useMemo(
    () => ({
      ...{ undo: store.undo, redo: store.redo },
      ...{ copied: () => undefined, paste: () => undefined, remove: () => undefined },
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
  const { part } = store;
  return (
    <div className="jig-rd-space" ref={root}>
      <DesignBar
        store={store}
        version={own.version}
        onPublish={publish}
        onVersions={() => setShown('versions')}
      />
      <div className="jig-rd-sides">
        <PartList store={store} verbs={verbs} />
        <div className="jig-rd-panel" data-place="">
          {store.selected === effectiveKey ? (
            <EffectivePanel store={store} verbs={verbs} />
          ) : part === undefined ? (
            <p className="jig-rd-note">{t('relationDesign.nothing', { name: own.title })}</p>
          ) : (
            <PartPanel key={partKey(part)} store={store} verbs={verbs} part={part} />
          )}
        </div>
        <div className="jig-rd-beside">
          {store.asked.failed === undefined ? null : <p role="alert">{store.asked.failed}</p>}
          <ProblemList issues={store.found} isChecked={!store.asked.isWaiting} onShow={show} />
          <RehearsalPane store={store} />
        </div>
      </div>
      {asking === undefined ? null : (
        <AskTable
          title={t(asking === 'link' ? 'relationDesign.askSource' : 'relationDesign.askMade')}
          tables={[...store.tables.values()].filter(({ table }) => table !== own.table)}
          onChoose={(table) => void (asking === 'link' ? verbs.link(table) : verbs.making(table))}
          onClose={() => setAsking(undefined)}
        />
      )}
      {shown === 'versions' ? (
        <SchemaVersions
          load={versions}
          inForce={own.version}
          onTake={({ schema, version }) => {
            setShown(undefined);
            if (schema === undefined) return;
            store.take(schema);
            notify.success(t('viewDesign.taken', { n: version }));
          }}
          onClose={() => setShown(undefined)}
        />
      ) : null}
      {shown === 'publish' ? (
        <PublishRelations
          store={store}
          onPublished={() => {
            store.settled();
            // Publishing loads the page again, and a draft that is still there would come back with it.
            void settle().then(onPublished);
          }}
          onClose={() => setShown(undefined)}
        />
      ) : null}
    </div>
  );
});
