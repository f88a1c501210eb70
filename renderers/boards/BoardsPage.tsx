import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { PageLink } from '../../runtime/host/PageLink.tsx';
import { addMessages } from '../../runtime/model/messages/index.ts';
import type { PageProps } from '../../runtime/Renderer.ts';
import type { OfferedBoard } from '../../runtime/wire/boards/Board.ts';
import { boardEndpoints } from '../../runtime/wire/boards/boardEndpoints.ts';
import { offeredBoards } from '../../runtime/wire/boards/readBoard.ts';
import { boardPageMessages } from './boardPageMessages.ts';
import './board.css';

addMessages(boardPageMessages);

/** `page: "boards"`: the boards that the user may open. */
export const BoardsPage = observer(function BoardsPage({ page }: PageProps): ReactNode {
  const { data, t } = useApp();
  const [boards, setBoards] = useState<readonly OfferedBoard[]>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let current = true;
    void data.http.call(boardEndpoints.boards, {}, offeredBoards).then((answer) => {
      if (!current) return;
      if (answer.ok) setBoards(answer.data.filter(({ isHome }) => !isHome));
      else setProblem(answer.failure.message);
    });
    return () => {
      current = false;
    };
  }, [data]);
  return (
    <section
      className="jig-board"
      aria-label={page.title}
      aria-busy={boards === undefined && problem === undefined}
    >
      <header className="jig-board-bar">
        <h1>{page.title}</h1>
      </header>
      {problem === undefined ? null : <p role="alert">{problem}</p>}
      {boards?.length === 0 ? <p role="status">{t('board.page.noBoards')}</p> : null}
      <ul className="jig-board-offers">
        {boards?.map(({ board, title, path, isScreen }) => (
          <li key={board}>
            <PageLink to={path}>{title}</PageLink>
            {isScreen ? <small>{t('board.page.screen')}</small> : null}
          </li>
        ))}
      </ul>
    </section>
  );
});
