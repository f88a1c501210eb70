import { maySplit } from '../commands/insertParts.ts';
import type { FormDesignerStore } from '../store/FormDesignerStore.ts';
import type { FormVerbs } from '../store/formVerbs.ts';
import type { Carried, DragStore } from './DragStore.ts';
import { dropMark, type ItemRect } from './dropMark.ts';

/** Pixels the pointer moves before a press becomes a drag. */
const slack = 5;
/** Distance to the edge of the canvas where it scrolls, and pixels per move. */
const edge = 32;
const step = 14;

/** What a drag works on. */
export interface DragWorld {
  readonly store: FormDesignerStore;
  readonly verbs: FormVerbs;
  readonly drag: DragStore;
  /** The scrolling element of the canvas. */
  canvas(): HTMLElement | null;
}

/** Begins a drag at a press of the main button; a press without a move stays a click. */
export function startDrag(
  { store, verbs, drag, canvas }: DragWorld,
  press: Pick<PointerEvent, 'clientX' | 'clientY' | 'button' | 'pointerType'>,
  carried: Carried,
  label: string,
): void {
  const pane = canvas();
  // A finger scrolls; it has the buttons of the bar.
  if (press.button !== 0 || press.pointerType === 'touch' || pane === null) return;
  let rects: readonly ItemRect[] | undefined;
  let isOver = false;
  const follow = (event: PointerEvent): void => {
    const moved = Math.abs(event.clientX - press.clientX) + Math.abs(event.clientY - press.clientY);
    if (rects === undefined && moved < slack) return;
    event.preventDefault();
    if (rects === undefined) {
      if (!store.mayLeave(carried.kind === 'parts' ? carried.ids : [])) {
        stop();
        return;
      }
      rects = measure(pane, store);
      drag.begin(carried, label);
    }
    const box = pane.getBoundingClientRect();
    isOver = inside(box, event);
    if (isOver) scroll(pane, box, event.clientY);
    const x = event.clientX - box.left + pane.scrollLeft;
    const y = event.clientY - box.top + pane.scrollTop;
    drag.move(event.clientX, event.clientY, isOver ? dropMark(rects, x, y) : undefined);
  };
  const drop = (): void => {
    const { mark, carried: held } = drag;
    stop();
    if (held === undefined || !isOver) return;
    // The click that follows a drag must not press what is under it.
    const swallow = (event: Event): void => event.stopPropagation();
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, true));
    if (held.kind === 'new') verbs.add(held.type, mark?.drop);
    else if (held.kind === 'field') verbs.show(held.name, mark?.drop);
    else if (mark) verbs.move(held.ids, mark.drop);
  };
  const cancel = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || drag.carried === undefined) return;
    event.stopPropagation();
    stop();
  };
  const stop = (): void => {
    drag.end();
    removeEventListener('pointermove', follow);
    removeEventListener('pointerup', drop);
    removeEventListener('pointercancel', stop);
    removeEventListener('keydown', cancel, true);
  };
  addEventListener('pointermove', follow);
  addEventListener('pointerup', drop);
  addEventListener('pointercancel', stop);
  addEventListener('keydown', cancel, true);
}

const inside = (box: DOMRect, { clientX, clientY }: PointerEvent): boolean =>
  clientX >= box.left && clientX < box.right && clientY >= box.top && clientY < box.bottom;

function scroll(pane: HTMLElement, { top, bottom }: DOMRect, y: number): void {
  if (y < top + edge) pane.scrollTop -= step;
  else if (y > bottom - edge) pane.scrollTop += step;
}

/** Rectangles of the components, measured once per drag. */
function measure(pane: HTMLElement, store: FormDesignerStore): readonly ItemRect[] {
  const box = pane.getBoundingClientRect();
  const parts = new Map(store.visible.map(({ part }) => [part.id, part] as const));
  return [...pane.querySelectorAll<HTMLElement>('[data-part]')].flatMap((item) => {
    const id = item.dataset.part ?? '';
    const part = parts.get(id);
    if (part === undefined) return [];
    const { left, top, width, height } = item.getBoundingClientRect();
    return [
      {
        id,
        left: left - box.left + pane.scrollLeft,
        top: top - box.top + pane.scrollTop,
        width,
        height,
        maySplit: maySplit(part),
      },
    ];
  });
}
