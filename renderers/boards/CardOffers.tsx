import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { ArrangingStore } from '../../runtime/store/boards/ArrangingStore.ts';
import type { OfferedCard } from '../../runtime/wire/boards/Board.ts';
import { boardEndpoints } from '../../runtime/wire/boards/boardEndpoints.ts';
import { offeredCards } from '../../runtime/wire/boards/readBoard.ts';
import { PageButton } from '../shell/PageButton.tsx';

/** The cards of all boards that the user may open, to be put on the first page. */
export const CardOffers = observer(function CardOffers({
  arranging,
}: {
  readonly arranging: ArrangingStore;
}): ReactNode {
  const { data, t } = useApp();
  const [offers, setOffers] = useState<readonly OfferedCard[]>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let current = true;
    void data.http.call(boardEndpoints.offered, {}, offeredCards).then((answer) => {
      if (!current) return;
      if (answer.ok) setOffers(answer.data);
      else setProblem(answer.failure.message);
    });
    return () => {
      current = false;
    };
  }, [data]);
  const boards = [...new Map((offers ?? []).map(({ board, boardTitle }) => [board, boardTitle]))];
  return (
    <section aria-label={t('board.page.add')} aria-busy={offers === undefined && problem === undefined}>
      {problem === undefined ? null : <p role="alert">{problem}</p>}
      {boards.map(([board, title]) => (
        <section key={board} aria-label={title}>
          <h2 className="jig-board-offered">{title}</h2>
          <ul className="jig-board-offers">
            {offers
              ?.filter((one) => one.board === board)
              .map((one) => (
                <li key={one.card.id}>
                  <span>{one.card.title}</span>
                  {arranging.has(board, one.card.id) ? (
                    <small>{t('board.page.added')}</small>
                  ) : (
                    <PageButton
                      size="small"
                      aria-label={`${t('board.page.add')} ${one.card.title}`}
                      onClick={() => arranging.add(one)}
                    >
                      +
                    </PageButton>
                  )}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </section>
  );
});
