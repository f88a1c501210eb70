import { observer } from 'mobx-react-lite';
import { type PointerEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import type { Box } from '../../../runtime/model/print/layout/Box.ts';
import type { Target } from '../commands/addField.ts';
import { isRemovable } from '../commands/removeParts.ts';
import { areaOf, blockAt, isWithin, listOf } from '../draft/places.ts';
import type { PrintDesignStore } from '../store/PrintDesignStore.ts';
import type { PrintVerbs } from '../store/printVerbs.ts';
import { type Area, areasOf, itemAreas } from './areas.ts';
import { ColumnHandles } from './ColumnHandles.tsx';
import { millimetresAt } from './millimetresAt.ts';

interface PageOverlayProps {
  readonly store: PrintDesignStore;
  readonly verbs: PrintVerbs;
  readonly boxes: readonly Box[];
}

/** Millimetres that a pointer moves before it drags. */
const slack = 1;
/** Steps that dragged items snap to, in millimetres; with Alt a tenth. */
const snap = 0.5;

const holds = ({ x, y, width, height }: Area, at: { x: number; y: number }): boolean =>
  at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + Math.max(height, 1.5);

/** A block that is dragged, and the line where it would go. */
interface Dragging {
  readonly place: string;
  readonly line: { readonly x: number; readonly y: number; readonly width: number } | undefined;
  readonly target: Target | undefined;
}

/** What a pointer does on a page: a press selects a block, a drag moves it. Keys do the same in the outline. */
export const PageOverlay = observer(function PageOverlay(props: PageOverlayProps): ReactNode {
  const { store, verbs, boxes } = props;
  const start = useRef<{ readonly x: number; readonly y: number; readonly place: string }>();
  const [dragging, setDragging] = useState<Dragging>();
  const blocks = useMemo(() => areasOf(boxes), [boxes]);
  const items = itemAreas(store, blocks);
  /** The innermost part at a point: an item of a free area before the blocks inside it. */
  const partAt = (at: { x: number; y: number }): Area | undefined =>
    items.findLast((one) => holds(one, at)) ?? blocks.findLast((one) => holds(one, at));
  const press = (event: PointerEvent<SVGGElement>): void => {
    if (event.button !== 0) return;
    const at = millimetresAt(event);
    const part = partAt(at);
    if (part === undefined) {
      store.select([]);
      return;
    }
    const isMore = event.shiftKey || event.ctrlKey || event.metaKey;
    if (isMore) store.toggle(part.place);
    else if (!store.selected.includes(part.place)) store.select([part.place]);
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { ...at, place: part.place };
  };
  /** Where a block dropped at a point would go: before or after the block that is there. */
  const targetAt = (at: { x: number; y: number }, place: string): Dragging => {
    const over = blocks.findLast((one) => holds(one, at) && !isWithin(one.place, place));
    if (over === undefined || !Number.isInteger(listOf(over.place).at))
      return { place, line: undefined, target: undefined };
    const isAfter = at.y > over.y + over.height / 2;
    const { list, at: index } = listOf(over.place);
    return {
      place,
      line: { x: over.x, y: over.y + (isAfter ? over.height : 0), width: over.width },
      target: { list, at: isAfter ? index + 1 : index },
    };
  };
  const move = (event: PointerEvent<SVGGElement>): void => {
    const from = start.current;
    if (from === undefined) return;
    const at = millimetresAt(event);
    const far = Math.abs(at.x - from.x) > slack || Math.abs(at.y - from.y) > slack;
    if (areaOf(from.place) !== undefined) {
      const grid = event.altKey ? 0.1 : snap;
      const by = (to: number, was: number): number => Math.round((to - was) / grid) * grid;
      const [dx, dy] = [by(at.x, from.x), by(at.y, from.y)];
      if (dx === 0 && dy === 0) return;
      if (verbs.shift(dx, dy)) start.current = { ...from, x: from.x + dx, y: from.y + dy };
    } else if (far || dragging !== undefined) setDragging(targetAt(at, from.place));
  };
  const drop = (): void => {
    if (dragging?.target !== undefined && isRemovable(store.draft, dragging.place))
      verbs.move(dragging.place, dragging.target);
    start.current = undefined;
    setDragging(undefined);
  };
  const { width, height } = store.sheet;
  const chosen = [...blocks, ...items].filter(({ place }) => store.selected.includes(place));
  const isColumned = (place: string): boolean =>
    ['rows', 'columns'].includes(blockAt(store.draft, place)?.kind ?? '');
  return (
    <g onPointerDown={press} onPointerMove={move} onPointerUp={drop} onPointerCancel={drop}>
      <rect className="jig-pc-surface" {...{ width, height }} />
      {items.map(({ place, ...area }) => (
        <rect key={place} className="jig-pc-item" {...area} />
      ))}
      {chosen.map(({ place, ...area }) => (
        <rect key={place} className="jig-pc-chosen" {...area} />
      ))}
      {chosen
        .filter(({ place }) => isColumned(place))
        .map((area) => (
          <ColumnHandles key={area.place} store={store} verbs={verbs} area={area} />
        ))}
      {dragging?.line === undefined ? null : (
        <line
          className="jig-pc-drop"
          x1={dragging.line.x}
          x2={dragging.line.x + dragging.line.width}
          y1={dragging.line.y}
          y2={dragging.line.y}
        />
      )}
    </g>
  );
});
