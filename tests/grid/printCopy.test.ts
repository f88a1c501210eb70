import { afterEach, expect, it } from 'vitest';
import { layoutColumns } from '../../renderers/grid/ColumnLayout.ts';
import type { GridController } from '../../renderers/grid/GridController.ts';
import { keepPrintCopy } from '../../renderers/grid/keepPrintCopy.ts';
import { leadTracks } from '../../renderers/grid/leadTracks.ts';
import { keepPaperLight } from '../../runtime/host/keepPaperLight.ts';

afterEach(() => document.body.replaceChildren());

const layout = layoutColumns({
  columns: [
    { field: 'code', title: '单号', width: 100 },
    { field: 'amount', title: '金额', width: 100, align: 'right' },
  ],
  leads: leadTracks({ selection: 'multiple' }),
  width: 300,
  dragged: new Map(),
});
const shown: readonly (readonly string[])[] = [
  ['XS-1', '1,200.00'],
  ['XS-2', '80.00'],
];
const total = ['合计', '¥1,280.00 · $5.00'];

/** Only what the copy reads of a grid. */
const grid = {
  layout: () => layout,
  props: { rows: [{ key: 1 }, { key: 2 }], summary: { amount: '' } },
  text: (row: number, track: number) => (shown[row] ?? total)[track - 1] ?? '',
} as unknown as GridController;

const printed = (): (readonly string[])[] =>
  [...document.querySelectorAll('.jig-grid-print tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent ?? ''),
  );

it('stands beside a grid as a table while the page is printed, totals in lines', () => {
  const host = document.createElement('div');
  document.body.append(host);
  const stop = keepPrintCopy(host, grid);
  expect(printed()).toEqual([]);
  window.dispatchEvent(new Event('beforeprint'));
  expect(printed()).toEqual([['单号', '金额'], ...shown, ['合计', '¥1,280.00\n$5.00']]);
  expect(document.querySelectorAll('thead tr')).toHaveLength(1);
  expect(document.querySelector<HTMLElement>('tbody td:nth-child(2)')?.style.textAlign).toBe('right');
  window.dispatchEvent(new Event('afterprint'));
  expect(printed()).toEqual([]);
  stop();
  window.dispatchEvent(new Event('beforeprint'));
  expect(printed()).toEqual([]);
});

it('is printed light, and dark again on screen', () => {
  const stop = keepPaperLight();
  document.body.setAttribute('theme-mode', 'dark');
  window.dispatchEvent(new Event('beforeprint'));
  expect(document.body.hasAttribute('theme-mode')).toBe(false);
  window.dispatchEvent(new Event('afterprint'));
  expect(document.body.getAttribute('theme-mode')).toBe('dark');
  stop();
  window.dispatchEvent(new Event('beforeprint'));
  expect(document.body.getAttribute('theme-mode')).toBe('dark');
  document.body.removeAttribute('theme-mode');
});
