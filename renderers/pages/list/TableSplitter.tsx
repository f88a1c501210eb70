import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { firstHeight, reference } from '../../../runtime/model/fields/columnSet/tableSplit.ts';

/** Division of the height between the main table and its details. */
export interface TableSplit {
  /** Height of the upper table in pixels of the reference height. */
  readonly first: number;
  /** Pixels both tables have together. */
  readonly room: number;
  /** Called during a drag. */
  onMove(first: number): void;
  /** Called at the end of a drag. */
  onKeep(first: number): void;
}

/** Pixels per key press, of the reference height. */
const step = 10;

const keys: Readonly<Record<string, (first: number) => number>> = {
  ArrowUp: (first) => first - step,
  ArrowDown: (first) => first + step,
  Home: () => reference.least,
  End: () => reference.most,
};

/** Splitter below the main table: drag it, or move it with the arrow keys. */
export function TableSplitter({ first, room, onMove, onKeep }: TableSplit): ReactNode {
  const { t } = useApp();
  const drag = useRef<{ readonly y: number; readonly first: number }>();
  const at = (event: PointerEvent): number => {
    const from = drag.current ?? { y: event.clientY, first };
    return firstHeight(from.first + ((event.clientY - from.y) * reference.height) / Math.max(1, room));
  };
  const onKey = (event: KeyboardEvent): void => {
    const next = keys[event.key]?.(first);
    if (next === undefined) return;
    event.preventDefault();
    if (firstHeight(next) !== first) onKeep(firstHeight(next));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: hr takes no focus; this is the ARIA window splitter
    <div
      role="separator"
      tabIndex={0}
      className="jig-splitter"
      aria-label={t('list.splitter')}
      aria-orientation="horizontal"
      aria-valuemin={reference.least}
      aria-valuemax={reference.most}
      aria-valuenow={first}
      onKeyDown={onKey}
      onPointerDown={(event) => {
        event.preventDefault();
        drag.current = { y: event.clientY, first };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (drag.current) onMove(at(event));
      }}
      onPointerUp={(event) => {
        const kept = at(event);
        const moved = drag.current !== undefined && kept !== drag.current.first;
        drag.current = undefined;
        if (moved) onKeep(kept);
      }}
    />
  );
}
