import { pngOf } from '../pngOf.ts';

/** Pixels of each side. */
const size = 160;
const colour = [0x1f, 0x5f, 0xbf] as const;
const teeth = 12;

/** Whether a point, from the middle in parts of half the side, is inside the wheel. */
const isInside = (x: number, y: number): boolean => {
  const radius = Math.hypot(x, y);
  const isTooth = Math.cos(Math.atan2(y, x) * teeth) > 0;
  return radius > 0.32 && radius < (isTooth ? 0.95 : 0.76);
};

/** The logo of the demo company: a gear wheel, drawn with soft edges. */
export const demoLogo = (): Uint8Array<ArrayBuffer> => {
  const samples = 3;
  const rows = Array.from({ length: size }, (_, y) => {
    const row = new Uint8Array(size * 4);
    for (let x = 0; x < size; x += 1) {
      let inside = 0;
      for (let i = 0; i < samples * samples; i += 1) {
        const [dx, dy] = [(i % samples) / samples, Math.floor(i / samples) / samples];
        if (isInside(((x + dx) * 2) / size - 1, ((y + dy) * 2) / size - 1)) inside += 1;
      }
      row.set([...colour, Math.round((inside * 255) / (samples * samples))], x * 4);
    }
    return row;
  });
  return pngOf(size, size, rows, 'colours');
};
