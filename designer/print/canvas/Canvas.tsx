import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { SheetPage } from '../sheet/SheetPage.tsx';
import type { PrintDesignStore } from '../store/PrintDesignStore.ts';
import type { PrintVerbs } from '../store/printVerbs.ts';
import { PageOverlay } from './PageOverlay.tsx';
import { Ruler } from './Ruler.tsx';
import './canvas.css';

interface CanvasProps {
  readonly store: PrintDesignStore;
  readonly verbs: PrintVerbs;
  /** Address of the picture of the customer's paper; undefined: none. */
  readonly underlay: string | undefined;
}

/** Distance of the lines of the grid, in millimetres. */
const grid = 5;

const gridPath = (width: number, height: number): string => {
  const upright = Array.from(
    { length: Math.floor(width / grid) },
    (_, at) => `M${(at + 1) * grid} 0v${height}`,
  );
  const level = Array.from(
    { length: Math.floor(height / grid) },
    (_, at) => `M0 ${(at + 1) * grid}h${width}`,
  );
  return [...upright, ...level].join('');
};

/** The pages at true size with made-up values; blocks are chosen and moved on them. */
export const Canvas = observer(function Canvas({ store, verbs, underlay }: CanvasProps): ReactNode {
  const { t } = useApp();
  const { sheet, pages, zoom } = store;
  const { width, height, margins } = sheet;
  const below = (
    <>
      {underlay === undefined ? null : (
        <image href={underlay} {...{ width, height }} opacity={0.45} preserveAspectRatio="none" />
      )}
      {store.hasGrid ? <path className="jig-pc-grid" d={gridPath(width, height)} /> : null}
      <rect
        className="jig-pc-margins"
        x={margins.left}
        y={margins.top}
        width={Math.max(0, width - margins.left - margins.right)}
        height={Math.max(0, height - margins.top - margins.bottom)}
      />
    </>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the frame scrolls, so the keyboard must reach it
    <section className="jig-pc" tabIndex={0} aria-label={t('printDesign.canvas')}>
      <div className="jig-pc-table">
        <span className="jig-pc-corner" aria-hidden="true" />
        <Ruler length={width} zoom={zoom} />
        {pages.map(({ boxes }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
          <div key={at} className="jig-pc-row">
            <Ruler length={height} zoom={zoom} isUpright />
            <SheetPage
              sheet={sheet}
              boxes={boxes}
              codes={store.codes}
              font={store.font}
              zoom={zoom}
              label={t('printDesign.page', { n: at + 1, of: pages.length })}
              below={below}
            >
              <PageOverlay store={store} verbs={verbs} boxes={boxes} />
            </SheetPage>
          </div>
        ))}
      </div>
    </section>
  );
});
