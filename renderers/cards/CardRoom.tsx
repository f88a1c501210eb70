import type { ReactNode } from 'react';
import './cardPaper.css';
import './cards.css';

interface CardRoomProps {
  /** Name of the look in its styles. */
  readonly name: string;
  readonly isWall: boolean;
  /** A colour of the palette (`cardTones`). */
  readonly tone?: unknown;
  readonly children: ReactNode;
}

/** The room of a card: as large as its frame. Sizes inside follow it (`cqw`, `cqh`), the more so on a wall. */
export function CardRoom({ name, isWall, tone, children }: CardRoomProps): ReactNode {
  return (
    <div
      className="jig-cardlook"
      data-wall={isWall || undefined}
      data-tone={typeof tone === 'string' ? tone : undefined}
    >
      <div className={`jig-cardlook-${name}`}>{children}</div>
    </div>
  );
}

/** In place of a card's content: why there is none, and what would make some. */
export function CardEmpty({ children }: { readonly children: ReactNode }): ReactNode {
  return <p className="jig-cardlook-empty">{children}</p>;
}

/** While a card loads: bars in the size of what comes. `lines`: 1 for a number. */
export function CardWaits({ lines = 1 }: { readonly lines?: number }): ReactNode {
  return (
    <div className="jig-cardlook-waits" aria-busy="true">
      {Array.from({ length: lines }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <span key={at} />
      ))}
    </div>
  );
}
