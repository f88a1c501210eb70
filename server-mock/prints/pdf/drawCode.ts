import codes from 'bwip-js/node';

/** A rectangle of a code, in parts of its width and height. */
interface Bar {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly high: number;
}

/** Free modules at both sides of a barcode, and around a matrix, which readers need. */
const quiet = { bars: 10, matrix: 2 };

const barsOf = (widths: readonly number[]): readonly Bar[] => {
  const all = widths.reduce((sum, width) => sum + width, 0) + 2 * quiet.bars;
  let x = quiet.bars;
  return widths.flatMap((width, at) => {
    const bar = { left: x / all, top: 0, wide: width / all, high: 1 };
    x += width;
    // Bars and spaces alternate.
    return at % 2 === 0 ? [bar] : [];
  });
};

const matrixOf = (cells: readonly number[], columns: number, rows: number): readonly Bar[] => {
  const size = { x: columns + 2 * quiet.matrix, y: rows + 2 * quiet.matrix };
  const bars: Bar[] = [];
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < columns; ) {
      let end = x;
      while (end < columns && cells[y * columns + end] === 1) end += 1;
      if (end > x)
        bars.push({
          left: (x + quiet.matrix) / size.x,
          top: (y + quiet.matrix) / size.y,
          wide: (end - x) / size.x,
          high: 1 / size.y,
        });
      x = end + 1;
    }
  return bars;
};

/** The dark parts of a code; undefined when the text cannot be said in this symbology. */
export const codeBars = (symbology: string, text: string): readonly Bar[] | undefined => {
  try {
    const [code] = codes.raw({ bcid: symbology, text });
    if (code === undefined) return undefined;
    return 'pixs' in code ? matrixOf(code.pixs, code.pixx, code.pixy) : barsOf(code.sbs);
  } catch {
    return undefined;
  }
};
