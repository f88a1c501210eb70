import type { CellContent } from './CellContent.ts';

/** A cell that stays as it is. `inside`: its elements as they are written. */
export const fixedContent = (type: string | undefined, inside: string): CellContent => ({
  uses: [],
  write: (_, style) => ({ ...(type === undefined ? {} : { type }), style, inside }),
});
