import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { Parts } from '../../../runtime/host/Parts.tsx';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import { Composer } from '../../compose/Composer.tsx';
import { cardOffers } from '../../compose/cardOffers.ts';
import { composedTitle } from '../../compose/composedTitle.ts';
import { DesignSpace } from '../../kit/DesignSpace.tsx';
import { BoardCanvas } from '../canvas/BoardCanvas.tsx';
import { boardIn } from '../draft/boardIn.ts';
import { cardName } from '../draft/cardName.ts';
import type { BoardDesignStore } from '../store/BoardDesignStore.ts';
import { boardVerbs } from '../store/boardVerbs.ts';
import { AddPane } from './AddPane.tsx';
import { BoardButtons } from './BoardButtons.tsx';
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

/** The designer of a board: what can be added, its cards, the panel of the selected card, what is wrong. */
export const BoardWorkspace = observer(function BoardWorkspace(props: WorkspaceProps): ReactNode {
  const { store, onPublished } = props;
  const app = useApp();
  const { t, locale, data } = app;
  const [shown, setShown] = useState<'preview' | 'compose' | 'copy'>();
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
  const show = useCallback((issue: Issue): void => store.select(cardAt(issue)?.id), [store, cardAt]);
  const close = (): void => setShown(undefined);
  const { current } = store;
  return (
    <>
      <DesignSpace
        {...{ store, verbs, version, versions, settle, onPublished }}
        draftOf={(schema) => boardIn(JSON.stringify(schema))}
        bar={
          <>
            <BoardButtons store={store} />
            <Parts place="boardEditing" told={{ board: name }} />
          </>
        }
        copied={t('boardDesign.copied')}
        className="jig-bd-work"
        panelTitle={t('boardDesign.panel')}
        panel={
          current === undefined ? (
            <HeadPanel store={store} />
          ) : (
            <CardPanel key={current.id} store={store} verbs={verbs} card={current} />
          )
        }
        placeOf={(issue) => {
          const card = cardAt(issue);
          return card === undefined ? undefined : `${cardName(card, locale)}：`;
        }}
        onShow={show}
        onPreview={() => setShown('preview')}
        publishing={(dialog) => <PublishBoard store={store} {...dialog} />}
      >
        <AddPane verbs={verbs} onCompose={() => setShown('compose')} onCopyFrom={() => setShown('copy')} />
        <BoardCanvas store={store} verbs={verbs} />
      </DesignSpace>
      {shown === 'compose' ? (
        <Composer
          title={t('boardDesign.composer')}
          use={t('boardDesign.use')}
          tables={store.designs.tables}
          offersOf={cardOffers}
          onCompose={({ offer: { card }, picked, tableTitle }) => {
            verbs.addComposed(card.kind, composedTitle(picked, tableTitle, t), card.asks);
            close();
          }}
          onClose={close}
        />
      ) : null}
      {shown === 'copy' ? (
        <CopyCard boards={store.designs.boards} onCopy={verbs.insert} onClose={close} />
      ) : null}
      {shown === 'preview' ? <BoardPreview store={store} onClose={close} /> : null}
    </>
  );
});
