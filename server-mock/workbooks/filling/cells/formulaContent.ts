import { moveFormula } from '../references/moveFormula.ts';
import { moveAreaList } from '../references/moveRange.ts';
import type { FormulaPiece } from '../references/Reference.ts';
import { xmlText } from '../xml/writeXml.ts';
import type { CellContent } from './CellContent.ts';

/** A formula. Its result is left to the program that opens the file. `array`: the cells of an array formula. */
export const formulaContent = (pieces: readonly FormulaPiece[], array?: string): CellContent => ({
  uses: [],
  pieces,
  write: ({ place, sheets, prefix }, style) => {
    const map = sheets.mapOf(undefined);
    const ref = array === undefined || map === undefined ? array : moveAreaList(array, map);
    const attributes = ref === undefined ? '' : ` t="array" ref="${ref}"`;
    return {
      style,
      inside: `<${prefix}f${attributes}>${xmlText(moveFormula(pieces, place, sheets))}</${prefix}f>`,
    };
  },
});
