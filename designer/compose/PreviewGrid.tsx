import type { CSSProperties, ReactNode } from 'react';
import { placeStyle } from '../../renderers/boards/placeStyle.ts';
import type { CardAnswer, ShownCard } from '../../runtime/wire/boards/Board.ts';
import { setInert } from '../kit/setInert.ts';
import { CardFace } from './CardFace.tsx';
import '../../renderers/boards/board.css';
import './composer.css';

interface PreviewGridProps {
  readonly cards: readonly ShownCard[];
  readonly answers: ReadonlyMap<string, CardAnswer>;
  readonly isWaiting: boolean;
  readonly theme?: string | undefined;
  readonly isWall?: boolean;
  /** Size of the window that the cards stand in. */
  readonly style?: CSSProperties;
  readonly gridStyle?: CSSProperties | undefined;
}

/** Columns and rows of cards that stand two in a row on a phone. */
const smallest = 3;

/** Cards in their grid as viewers see them, with nothing to press. */
export function PreviewGrid(props: PreviewGridProps): ReactNode {
  const { cards, answers, isWaiting, theme, isWall = false, style, gridStyle } = props;
  return (
    <div ref={setInert} className="jig-co-window" style={style}>
      <div className="jig-board" data-theme={theme} data-screen={isWall}>
        <ul className="jig-board-grid" style={gridStyle}>
          {cards.map((card) => (
            <li
              key={card.id}
              className="jig-board-card"
              style={placeStyle(card.place)}
              data-small={card.place.w <= smallest && card.place.h <= smallest}
            >
              <header>
                <h2>{card.title}</h2>
              </header>
              <div className="jig-board-body">
                <CardFace
                  kind={card.kind}
                  shown={card}
                  answer={answers.get(card.id)}
                  isWaiting={isWaiting}
                  isWall={isWall}
                />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
