import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { builtInPageMessages } from '../../runtime/model/messages/builtInPage.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { BoardContent } from './BoardContent.tsx';
import { greetingAt } from './greetingAt.ts';

addMessages(builtInPageMessages);

/** `page: "home"`: the first page of the user, the board of the user's role or as the user arranged it. */
export const HomePage = observer(function HomePage(): ReactNode {
  const { session, t } = useApp();
  const name = session.displayName ?? t('shell.noUser');
  return <BoardContent name="" title={t(greetingAt(session.now()), { name })} isHome />;
});
