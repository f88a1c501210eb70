import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { mayOpen } from '../../../runtime/host/guard.ts';
import { lazyPiece } from '../../../runtime/host/lazyPiece.tsx';
import { PageLink } from '../../../runtime/host/PageLink.tsx';
import { pageAt } from '../../../runtime/host/pageAt.ts';
import { useLive } from '../../../runtime/host/useLive.ts';
import { inboxMessages } from '../../../runtime/model/messages/inbox.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import { listDialogMessages } from '../../../runtime/model/messages/listDialog.ts';
import type { CardProps } from '../../../runtime/Renderer.ts';
import type { LiveStore } from '../../../runtime/store/live/LiveStore.ts';
import { type InboxRow, InboxStore } from '../../../runtime/store/workflow/inbox/InboxStore.ts';
import { CardEmpty, CardRoom, CardWaits } from '../../cards/CardRoom.tsx';
import { PagedLines } from '../../cards/PagedLines.tsx';
import { PageButton } from '../../shell/PageButton.tsx';
import { TaskLine } from './TaskLine.tsx';
import { useNextTask } from './useNextTask.ts';
import './tasksCard.css';

addMessages(inboxMessages);
addMessages(listDialogMessages);

const BatchDialog = lazyPiece(
  'BatchDialog',
  async () => (await import('../inbox/BatchDialog.tsx')).BatchDialog,
);

interface Deciding {
  readonly row: InboxRow;
  readonly status: number;
}

interface TasksProps extends CardProps {
  /** Address of the list of all tasks. */
  readonly all: string;
}

const Tasks = observer(function Tasks({ card, isWall, all }: TasksProps): ReactNode {
  const { data, t } = useApp();
  const [store] = useState(() => new InboxStore(data));
  const [live, setLive] = useState<LiveStore>();
  const [deciding, setDeciding] = useState<Deciding>();
  const room = useRef<HTMLDivElement>(null);
  const decided = useNextTask(room, store);
  useEffect(() => void store.open(), [store]);
  useLive((found) => {
    setLive(found);
    return found.onFlow(() => void store.refresh());
  });
  const { rows, loaded, failure } = store;
  if (failure && rows.length === 0)
    return (
      <CardEmpty>
        {failure.message}{' '}
        <PageButton size="small" onClick={() => void store.refresh()}>
          {t('shell.retry')}
        </PageButton>
      </CardEmpty>
    );
  if (!loaded) return <CardWaits lines={5} />;
  const waiting = live?.counts?.waiting ?? store.total;
  return (
    <div className="jig-tasks" ref={room} tabIndex={-1}>
      <p className="jig-tasks-head">
        <span role="status">{t('inbox.waitingCount', { n: waiting })}</span>
        {isWall ? null : <PageLink to={all}>{t('inbox.title')}</PageLink>}
      </p>
      {rows.length === 0 ? (
        <CardEmpty>{t('inbox.emptyWaiting')}</CardEmpty>
      ) : (
        <PagedLines
          card={card}
          isWall={isWall}
          of={rows}
          foot={store.hasMore ? t('inbox.shown', { n: rows.length, total: store.total }) : undefined}
        >
          {(isShown) => (
            <ul className="jig-tasks-lines">
              {rows.map((row, at) => (
                <TaskLine
                  key={row.id}
                  row={row}
                  facts={store.factsOf(row)}
                  isWall={isWall}
                  isOff={!isShown(at)}
                  onDecide={(status) => setDeciding({ row, status })}
                />
              ))}
            </ul>
          )}
        </PagedLines>
      )}
      {deciding ? (
        <Suspense>
          <BatchDialog
            rows={[deciding.row]}
            status={deciding.status}
            factsOf={store.factsOf}
            changed={() => decided(deciding.row)}
            onClose={() => setDeciding(undefined)}
          />
        </Suspense>
      ) : null}
    </div>
  );
});

/** Documents that wait for the viewer, to be decided from here. After a decision the next one is in front. */
export const TasksCard = observer(function TasksCard(props: CardProps): ReactNode {
  const { session, t } = useApp();
  const { user, pages } = session;
  const inbox = pageAt(pages, '/approval');
  const mayDecide = inbox !== undefined && user !== undefined && mayOpen(user, inbox);
  return (
    <CardRoom name="tasks" isWall={props.isWall}>
      {mayDecide ? <Tasks {...props} all={inbox.path} /> : <CardEmpty>{t('inbox.emptyWaiting')}</CardEmpty>}
    </CardRoom>
  );
});
