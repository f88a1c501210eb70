import type { GridController } from './GridController.ts';

/** Most characters of a value that is not broken into lines. */
const longestLine = 14;

/** Maximum rows on paper. */
const most = 5000;

const cell = (kind: 'th' | 'td', text: string, align: string | undefined): HTMLElement => {
  const made = document.createElement(kind);
  made.textContent = text;
  // Short values stay on one line; a page that is too wide for paper is printed smaller.
  if (kind === 'th' || align === 'right' || text.length <= longestLine) made.style.whiteSpace = 'pre';
  else made.style.minWidth = `${longestLine / 2}em`;
  if (align === 'right' || align === 'center') made.style.textAlign = align;
  return made;
};

const row = (cells: readonly HTMLElement[]): HTMLElement => {
  const made = document.createElement('tr');
  made.append(...cells);
  return made;
};

/** The grid as a table that flows over pages: its head on each of them, values as they are shown, none cut. */
export const printCopy = (grid: GridController): HTMLTableElement => {
  const table = document.createElement('table');
  table.className = 'jig-grid-print';
  const { rows, summary } = grid.props;
  const tracks = grid
    .layout()
    .tracks.flatMap(({ kind, column }, at) => (kind === 'field' || kind === 'index' ? [{ at, column }] : []));
  const lineOf = (kind: 'th' | 'td', textOf: (at: number) => string): HTMLElement =>
    row(tracks.map(({ at, column }) => cell(kind, textOf(at), column?.align)));
  const titles = row(tracks.map(({ column }) => cell('th', column?.title ?? '', column?.align)));
  table.createTHead().append(titles);
  const body = table.createTBody();
  for (const [index] of rows.slice(0, most).entries())
    body.append(lineOf('td', (at) => grid.text(index, at)));
  // A body of its own: a foot would be repeated on every page.
  if (summary !== undefined)
    table.createTBody().append(lineOf('th', (at) => grid.text(rows.length, at).replaceAll(' · ', '\n')));
  return table;
};

/** Width of a sheet without its margins, upright and across, in CSS pixels: A4, the usual one. */
const sheet = { upright: 718, across: 1040 };

/** Smallest size of a table that is too wide, as a part of its own. */
const smallest = 0.45;

/** Turns the sheet for a wide table, and makes it smaller until it fits. It must be in the page. */
const fitted = (table: HTMLTableElement): void => {
  table.dataset.measured = 'true';
  const width = table.getBoundingClientRect().width;
  delete table.dataset.measured;
  const isWide = width > sheet.upright;
  if (isWide) table.dataset.wide = 'true';
  table.style.zoom = String(
    Math.max(smallest, Math.min(1, (isWide ? sheet.across : sheet.upright) / Math.max(1, width))),
  );
};

/** Puts such a table beside a grid while the page is printed. Returns how to stop. */
export const keepPrintCopy = (host: HTMLElement, grid: GridController): (() => void) => {
  let copy: HTMLTableElement | undefined;
  const end = (): void => {
    copy?.remove();
    copy = undefined;
  };
  const begin = (): void => {
    end();
    if (host.checkVisibility?.() === false) return;
    copy = printCopy(grid);
    host.append(copy);
    fitted(copy);
  };
  const gone = new AbortController();
  const { signal } = gone;
  window.addEventListener('beforeprint', begin, { signal });
  window.addEventListener('afterprint', end, { signal });
  return () => {
    gone.abort();
    end();
  };
};
