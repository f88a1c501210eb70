import type { GridCommands } from '../GridCommands.ts';
import type { GridController } from '../GridController.ts';
import { element } from '../gridElements.ts';
import { handleTrack } from '../handleTrack.ts';
import type { ReorderWords } from '../RowReorder.ts';
import { DragPointer } from './DragPointer.ts';
import { LiftKeyboard } from './LiftKeyboard.ts';
import { RowMover } from './RowMover.ts';

/** Makes the rows of a grid movable until the returned function is called. */
export function connectReorder(
  grid: GridController,
  commands: GridCommands,
  words: ReorderWords,
): () => void {
  const mover = new RowMover(grid, commands, words);
  const pointer = new DragPointer(mover);
  const keyboard = new LiftKeyboard(mover);
  const { mirror, marks } = grid.elements;
  const grips = element('jig-grid-grips', marks.querySelector('.jig-grid-bands') ?? marks);
  const placeGrips = (): void => {
    const track = grid.layout().tracks[handleTrack(grid.layout())];
    grips.hidden = track === undefined;
    grips.style.left = `${(track?.x ?? 0) + 5}px`;
  };
  placeGrips();
  const stop = grid.subscribe(placeGrips);
  mirror.setAttribute('aria-description', words.hint);
  return () => {
    stop();
    pointer.dispose();
    keyboard.dispose();
    mover.dispose();
    grips.remove();
    mirror.removeAttribute('aria-description');
  };
}
