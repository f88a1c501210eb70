import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../renderers/dialogs/Dialog.tsx';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { compact } from '../../../runtime/model/boards/compact.ts';
import { setInert } from '../../kit/setInert.ts';
import { CardFace } from '../canvas/CardFace.tsx';
import { gridLook } from '../canvas/gridLook.ts';
import type { BoardDesignStore } from '../store/BoardDesignStore.ts';

interface BoardPreviewProps {
  readonly store: BoardDesignStore;
  onClose(): void;
}

/** Widths of windows in pixels; the narrowest stands for a phone, which shows one card below the other. */
const widths = [1920, 1680, 1366, 390] as const;

const narrow = 640;

/** The board as its viewers see it in windows of other sizes, scaled into this one. */
export const BoardPreview = observer(function BoardPreview({ store, onClose }: BoardPreviewProps): ReactNode {
  const { t } = useApp();
  const { draft, shown, answers } = store;
  const [width, setWidth] = useState<number>(widths[0]);
  const at = draft.screen?.width ?? width;
  const isNarrow = at <= narrow;
  const scale = Math.min(1, (globalThis.innerWidth * 0.9) / at);
  const cards = compact(shown?.cards ?? []);
  return (
    <Dialog
      title={t('boardDesign.preview')}
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
        <div className="jig-bd-toolbar" role="toolbar" aria-label={t('boardDesign.of.size')}>
          {widths.map((one) => (
            <Button key={one} size="small" aria-pressed={one === width} onClick={() => setWidth(one)}>
              {t('boardDesign.previewAt', { width: one })}
            </Button>
          ))}
        </div>
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the frame scrolls, so the keyboard must reach it */}
      <section className="jig-bd-preview" tabIndex={0} aria-label={t('boardDesign.preview')}>
        <div
          ref={setInert}
          className={isNarrow ? 'jig-bd-pages jig-bd-narrow' : 'jig-bd-pages'}
          data-theme={draft.theme}
          style={{
            width: at,
            zoom: scale,
            gridAutoRows: gridLook.row,
            gap: gridLook.gap,
            ...(draft.screen && { minHeight: draft.screen.height }),
          }}
        >
          {cards.map((card) => {
            const { x, y, w, h } = card.place;
            return (
              <div
                key={card.id}
                className="jig-bd-card"
                style={
                  isNarrow
                    ? { gridRow: `span ${h}` }
                    : { gridColumn: `${x + 1} / span ${w}`, gridRow: `${y + 1} / span ${h}` }
                }
              >
                <div className="jig-bd-card-body">
                  <CardFace
                    card={card}
                    shown={card}
                    answer={answers.get(card.id)}
                    isWaiting={store.asked.isWaiting}
                  />
                </div>
              </div>
            );
          })}
        </div>
      </section>
    </Dialog>
  );
});
