import type { GridEdit } from '../GridEdit.ts';
import { GridSheet } from './GridSheet.ts';
import { SheetKeyboard } from './SheetKeyboard.ts';
import { SheetPointer } from './SheetPointer.ts';

/** Makes a grid a spreadsheet (`GridEdit.connect`). Returns the function that undoes it. */
export const connectSheet: NonNullable<GridEdit['connect']> = (grid, commands) => {
  const sheet = new GridSheet(grid, commands);
  const keyboard = new SheetKeyboard(sheet);
  const pointer = new SheetPointer(sheet);
  return () => {
    keyboard.dispose();
    pointer.dispose();
  };
};
