import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { placeStyle } from '../../../renderers/boards/placeStyle.ts';
import { Dialog } from '../../../renderers/dialogs/Dialog.tsx';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { BoardSchema, CardSchema } from '../../../runtime/model/boards/BoardSchema.ts';
import { compact } from '../../../runtime/model/boards/compact.ts';
import { CardFace } from '../../compose/CardFace.tsx';
import { setInert } from '../../kit/setInert.ts';
import type { BoardDesignStore } from '../store/BoardDesignStore.ts';
import '../../../renderers/boards/board.css';

interface BoardPreviewProps {
  readonly store: BoardDesignStore;
  onClose(): void;
}

/** Widths of windows in pixels, down to a phone. */
const widths = [1920, 1680, 1366, 390] as const;

/** Columns and rows of cards that stand two in a row on a phone. */
const smallest = 3;

/** The cards fill a screen from edge to edge. */
const screenStyle = (
  { width, height }: NonNullable<BoardSchema['screen']>,
  cards: readonly Pick<CardSchema, 'place'>[],
): CSSProperties => {
  const rows = Math.max(1, ...cards.map(({ place }) => place.y + place.h));
  return { width, height, gridTemplateRows: `repeat(${rows}, 1fr)` };
};

/** The board as its viewers see it in windows of other sizes, scaled into this one. */
export const BoardPreview = observer(function BoardPreview({ store, onClose }: BoardPreviewProps): ReactNode {
  const { t } = useApp();
  const { draft, viewed, answers } = store;
  const [width, setWidth] = useState<number>(widths[0]);
  const at = draft.screen?.width ?? width;
  const scale = Math.min(1, (globalThis.innerWidth * 0.9) / at);
  const cards = compact(viewed?.cards ?? []);
  return (
    <Dialog
      title={t('editor.preview')}
      subtitle={draft.title}
      width="96vw"
      height="auto"
      padding={0}
      onClose={onClose}
      footer={
        <Button type="tertiary" onClick={onClose}>
          {t('list.close')}
        </Button>
      }
    >
      {draft.screen === undefined ? (
        <div className="jig-ed-toolbar" role="toolbar" aria-label={t('boardDesign.of.size')}>
          {widths.map((one) => (
            <Button
              key={one}
              size="small"
              theme={one === width ? 'solid' : 'light'}
              aria-pressed={one === width}
              onClick={() => setWidth(one)}
            >
              {t('boardDesign.previewAt', { width: one })}
            </Button>
          ))}
        </div>
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the frame scrolls, so the keyboard must reach it */}
      <section className="jig-bd-preview" tabIndex={0} aria-label={t('editor.preview')}>
        <div ref={setInert} className="jig-bd-window" style={{ width: at, zoom: scale }}>
          <div className="jig-board" data-theme={draft.theme} data-screen={draft.screen !== undefined}>
            <ul className="jig-board-grid" style={draft.screen && screenStyle(draft.screen, cards)}>
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
                      isWaiting={store.asked.isWaiting}
                      isWall={draft.screen !== undefined}
                    />
                  </div>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </section>
    </Dialog>
  );
});
