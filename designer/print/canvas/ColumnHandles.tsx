import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { columnsAt, drawnWidths } from '../commands/resizeColumns.ts';
import type { PrintDesignStore } from '../store/PrintDesignStore.ts';
import type { PrintVerbs } from '../store/printVerbs.ts';
import type { Area } from './areas.ts';
import { millimetresAt } from './millimetresAt.ts';

interface ColumnHandlesProps {
  readonly store: PrintDesignStore;
  readonly verbs: PrintVerbs;
  readonly area: Area;
}

/** Steps of the arrow keys, in millimetres; with Shift ten times as much. */
const step = 0.1;

const moves: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };

/** Borders between the columns of the selected block: moved by drag, and by arrow keys in tenths of a millimetre. */
export const ColumnHandles = observer(function ColumnHandles(props: ColumnHandlesProps): ReactNode {
  const { store, verbs, area } = props;
  const { t } = useApp();
  const dragged = useRef<number>();
  const columns = columnsAt(store.draft, area.place);
  const widths = drawnWidths(columns, area.width);
  const press = (event: KeyboardEvent, at: number): void => {
    const way = moves[event.key];
    if (way === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    verbs.resize(area.place, at, way * step * (event.shiftKey ? 10 : 1), area.width);
  };
  const drag = (event: PointerEvent<SVGGElement>, at: number): void => {
    const { x } = millimetresAt(event);
    const by = Math.round((x - (dragged.current ?? x)) * 10) / 10;
    if (dragged.current === undefined || by === 0) return;
    dragged.current += by;
    verbs.resize(area.place, at, by, area.width);
  };
  let edge = area.x;
  return (
    <>
      {widths.slice(0, -1).map((width, at) => {
        edge += width;
        const x = edge;
        return (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: a border is its position
            key={at}
            className="jig-pc-border"
            role="slider"
            tabIndex={0}
            aria-label={t('printDesign.columnWidth', { n: at + 1 })}
            aria-valuemin={0}
            aria-valuemax={Math.round(area.width)}
            aria-valuenow={Math.round(width * 10) / 10}
            aria-valuetext={t('printDesign.mm', { n: Math.round(width * 10) / 10 })}
            onKeyDown={(event) => press(event, at)}
            onPointerDown={(event) => {
              event.stopPropagation();
              event.currentTarget.setPointerCapture(event.pointerId);
              dragged.current = millimetresAt(event).x;
            }}
            onPointerMove={(event) => drag(event, at)}
            onPointerUp={() => {
              dragged.current = undefined;
            }}
          >
            <rect x={x - 1} y={area.y} width={2} height={Math.max(4, area.height)} />
            <line x1={x} x2={x} y1={area.y} y2={area.y + Math.max(4, area.height)} />
          </g>
        );
      })}
    </>
  );
});
