import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { Dialog } from '../../../renderers/dialogs/Dialog.tsx';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { BoardSchema, CardSchema } from '../../../runtime/model/boards/BoardSchema.ts';
import { compact } from '../../../runtime/model/boards/compact.ts';
import { PreviewGrid } from '../../compose/PreviewGrid.tsx';
import type { BoardDesignStore } from '../store/BoardDesignStore.ts';

interface BoardPreviewProps {
  readonly store: BoardDesignStore;
  onClose(): void;
}

/** Widths of windows in pixels, down to a phone. */
const widths = [1920, 1680, 1366, 390] as const;

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
        <PreviewGrid
          cards={cards}
          answers={answers}
          isWaiting={store.asked.isWaiting}
          theme={draft.theme}
          isWall={draft.screen !== undefined}
          style={{ width: at, zoom: scale }}
          gridStyle={draft.screen && screenStyle(draft.screen, cards)}
        />
      </section>
    </Dialog>
  );
});
