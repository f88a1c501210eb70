import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import { focusPlace } from '../../kit/focusPlace.ts';
import { ProblemList } from '../../kit/ProblemList.tsx';
import { SchemaVersions } from '../../kit/SchemaVersions.tsx';
import { useEditorKeys } from '../../kit/useEditorKeys.ts';
import { usePublish } from '../../kit/usePublish.ts';
import { BoardCanvas } from '../canvas/BoardCanvas.tsx';
import { Composer } from '../compose/Composer.tsx';
import { boardIn } from '../draft/boardIn.ts';
import { cardName } from '../draft/cardName.ts';
import type { BoardDesignStore } from '../store/BoardDesignStore.ts';
import { boardVerbs } from '../store/boardVerbs.ts';
import { AddPane } from './AddPane.tsx';
import { BoardBar } from './BoardBar.tsx';
import { BoardPreview } from './BoardPreview.tsx';
import { CardPanel } from './CardPanel.tsx';
import { CopyCard } from './CopyCard.tsx';
import { HeadPanel } from './HeadPanel.tsx';
import { PublishBoard } from './PublishBoard.tsx';
import { useBoardDraft } from './useBoardDraft.ts';

interface WorkspaceProps {
  readonly store: BoardDesignStore;
  onPublished(): void;
}

type Shown = 'publish' | 'versions' | 'preview' | 'compose' | 'copy';

/** The designer of a board: what can be added, its cards, the panel of the selected card, what is wrong. */
export const BoardWorkspace = observer(function BoardWorkspace(props: WorkspaceProps): ReactNode {
  const { store, onPublished } = props;
  const app = useApp();
  const { t, locale, notify, data } = app;
  const root = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown>();
  const verbs = useMemo(() => boardVerbs(app, store), [app, store]);
  const settle = useBoardDraft(store);
  const { name, version } = store.designed;
  const versions = useCallback(async () => (await data.designs()).boards.versions(name), [data, name]);
  const cardAt = useCallback(
    ({ path }: Issue) => {
      const [, at] = /^\/cards\/(\d+)/.exec(path) ?? [];
      return at === undefined ? undefined : store.draft.cards[Number(at)];
    },
    [store],
  );
  const show = useCallback(
    (issue: Issue): void => {
      store.select(cardAt(issue)?.id);
      // The panel of the card is drawn first.
      requestAnimationFrame(() => focusPlace(root.current?.querySelector('.jig-bd-panel'), issue.path));
    },
    [store, cardAt],
  );
  const ask = useCallback((): void => setShown('publish'), []);
  const publish = usePublish(store, show, ask);
  useEditorKeys(verbs, {
    root,
    readonly: false,
    publish: t('editor.publish'),
    copied: t('boardDesign.copied'),
    onPublish: publish,
  });
  const close = (): void => setShown(undefined);
  const { current } = store;
  return (
    <div className="jig-bd-space" ref={root}>
      <BoardBar
        store={store}
        onPublish={publish}
        onPreview={() => setShown('preview')}
        onVersions={() => setShown('versions')}
      />
      <div className="jig-bd-work">
        <AddPane verbs={verbs} onCompose={() => setShown('compose')} onCopyFrom={() => setShown('copy')} />
        <BoardCanvas store={store} verbs={verbs} />
        <div className="jig-bd-right">
          <section className="jig-bd-panel jig-ed-narrow" aria-label={t('boardDesign.panel')}>
            {current === undefined ? (
              <HeadPanel store={store} />
            ) : (
              <CardPanel key={current.id} store={store} verbs={verbs} card={current} />
            )}
          </section>
          {store.asked.failed === undefined ? null : <p role="alert">{store.asked.failed}</p>}
          <ProblemList
            issues={store.found}
            isChecked={!store.asked.isWaiting}
            placeOf={(issue) => {
              const card = cardAt(issue);
              return card === undefined ? undefined : `${cardName(card, locale)}：`;
            }}
            onShow={show}
          />
        </div>
      </div>
      {shown === 'compose' ? (
        <Composer
          designs={store.designs}
          onCompose={({ kind, title, asks }) => {
            verbs.addComposed(kind, title, asks);
            close();
          }}
          onClose={close}
        />
      ) : null}
      {shown === 'copy' ? (
        <CopyCard boards={store.designs.boards} onCopy={verbs.insert} onClose={close} />
      ) : null}
      {shown === 'preview' ? <BoardPreview store={store} onClose={close} /> : null}
      {shown === 'versions' ? (
        <SchemaVersions
          load={versions}
          inForce={version}
          onTake={({ schema, version: taken }) => {
            close();
            const board = boardIn(JSON.stringify(schema ?? null));
            if (board === undefined) return;
            store.take(board);
            notify.success(t('viewDesign.taken', { n: taken }));
          }}
          onClose={close}
        />
      ) : null}
      {shown === 'publish' ? (
        <PublishBoard
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
