import { type PointerEvent, useState } from 'react';
import { boardLimits } from '../../runtime/model/boards/boardLimits.ts';
import type { ArrangingStore } from '../../runtime/store/boards/ArrangingStore.ts';
import type { ShownCard } from '../../runtime/wire/boards/Board.ts';

/** Pixels between cards, as in the style sheet. */
const gap = 12;

interface DraggedCard {
  readonly held: boolean;
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onGripDown(event: PointerEvent<HTMLElement>): void;
}

/** Moves a card, or resizes it by its corner, with the pointer: by whole columns and rows. */
export const useDraggedCard = (arranging: ArrangingStore, card: ShownCard): DraggedCard => {
  const [held, setHeld] = useState(false);
  const drag = (event: PointerEvent<HTMLElement>, isSize: boolean): void => {
    const element = event.currentTarget.closest<HTMLElement>('.jig-board-card');
    const grid = element?.parentElement;
    if (event.button !== 0 || element === null || !grid) return;
    event.stopPropagation();
    const box = element.getBoundingClientRect();
    const column = (grid.clientWidth + gap) / boardLimits.columns;
    const row = (box.height + gap) / card.place.h;
    const { clientX, clientY, pointerId } = event;
    const { x, y, w, h } = card.place;
    const move = (to: globalThis.PointerEvent): void => {
      const columns = Math.round((to.clientX - clientX) / column);
      const rows = Math.round((to.clientY - clientY) / row);
      arranging.place(
        card.id,
        isSize ? { x, y, w: w + columns, h: h + rows } : { x: x + columns, y: y + rows, w, h },
      );
    };
    const end = (): void => {
      setHeld(false);
      grid.removeEventListener('pointermove', move);
      grid.removeEventListener('pointerup', end);
      grid.removeEventListener('pointercancel', end);
    };
    setHeld(true);
    // The grid keeps the pointer: the card itself changes its place below it.
    grid.setPointerCapture(pointerId);
    grid.addEventListener('pointermove', move);
    grid.addEventListener('pointerup', end);
    grid.addEventListener('pointercancel', end);
  };
  return {
    held,
    onPointerDown: (event) => drag(event, false),
    onGripDown: (event) => drag(event, true),
  };
};
