import type { Page } from '@playwright/test';

/**
 * The middle of a cell of the grid in front, or of the grid with this name, once the cell stands still: columns find their widths
 * while a list loads.
 */
export const cellPlace = (
  page: Page,
  row: number,
  field: string,
  grid?: string,
): Promise<{ readonly x: number; readonly y: number }> =>
  page.evaluate(
    async ([of, at, name]) => {
      let [place, before] = ['', ''];
      for (let still = 0; still < 3; still = place !== '' && place === before ? still + 1 : 0) {
        await new Promise(requestAnimationFrame);
        before = place;
        const found = window.jig?.grid(of)?.bounds(at, name);
        place =
          found === undefined
            ? ''
            : JSON.stringify({ x: found.x + found.width / 2, y: found.y + found.height / 2 });
      }
      return JSON.parse(place);
    },
    [grid, row, field] as const,
  );
