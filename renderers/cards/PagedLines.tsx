import IconChevronLeft from '@douyinfe/semi-icons/lib/es/icons/IconChevronLeft';
import IconChevronRight from '@douyinfe/semi-icons/lib/es/icons/IconChevronRight';
import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import type { ShownCard } from '../../runtime/wire/boards/Board.ts';
import { cardLineMessages } from './cardLineMessages.ts';
import { usePages } from './usePages.ts';

addMessages(cardLineMessages);

/** Seconds a page stands on a wall, where nothing scrolls. */
const wallSeconds = 8;

interface PagedLinesProps {
  readonly card: ShownCard;
  readonly isWall: boolean;
  /** Changes with the lines. */
  readonly of: unknown;
  /** Draws the lines, each with `data-line`; `isShown` tells whether the one at a place is on the page. */
  readonly children: (isShown: (at: number) => boolean) => ReactNode;
  /** Beside the number of the page. */
  readonly foot?: ReactNode;
  /** Controls beside them. */
  readonly tools?: ReactNode;
}

/** Lines of a card. They scroll, or turn by themselves in pages: on a wall, and where the card says how often. */
export function PagedLines({ card, isWall, of, children, foot, tools }: PagedLinesProps): ReactNode {
  const { t } = useApp();
  const asked = card.options?.seconds;
  const seconds = typeof asked === 'number' ? asked : isWall ? wallSeconds : 0;
  const isPaged = isWall || seconds > 0;
  const { frame, page, pages, isShown, go, hold } = usePages(of, isPaged, seconds);
  return (
    <div className="jig-cardlook-list" {...hold}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div
        className="jig-cardlook-lines"
        ref={frame}
        data-paged={isPaged || undefined}
        tabIndex={isPaged ? undefined : 0}
      >
        {children(isShown)}
      </div>
      {pages > 1 || foot || tools ? (
        <div className="jig-cardlook-foot">
          <span>{foot}</span>
          {tools}
          {pages < 2 ? null : isWall ? (
            <span>{`${page + 1} / ${pages}`}</span>
          ) : (
            <>
              <button
                type="button"
                data-no-picture=""
                aria-label={t('card.lines.before')}
                onClick={() => go(-1)}
              >
                <IconChevronLeft aria-hidden="true" />
              </button>
              <span>{t('card.lines.page', { page: page + 1, pages })}</span>
              <button
                type="button"
                data-no-picture=""
                aria-label={t('card.lines.next')}
                onClick={() => go(1)}
              >
                <IconChevronRight aria-hidden="true" />
              </button>
            </>
          )}
        </div>
      ) : null}
    </div>
  );
}
