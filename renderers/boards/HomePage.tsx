import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { greetingAt } from './greetingAt.ts';
import { BoardView } from './BoardView.tsx';

/** `page: "home"`: the first page of the user, the board of the user's role or as the user arranged it. */
export const HomePage = observer(function HomePage(): ReactNode {
  const { session, t } = useApp();
  const name = session.displayName ?? t('shell.noUser');
  return <BoardView name="" title={t(greetingAt(session.now()), { name })} isHome />;
});
