import type { Row } from '../runtime/model/schema/Row.ts';
import { type BenchColumn, type BenchGrid, benchHost, cellText, ROW } from './grid.contract.ts';

interface Line {
  readonly element: HTMLElement;
  readonly texts: readonly Text[];
}

const STYLE = `
.h{position:relative;width:1400px;height:700px;overflow:auto;font:14px/40px sans-serif}
.h-head{position:sticky;top:0;z-index:1;height:40px;background:#f7f8fa;font-weight:600}
.h-row{position:absolute;left:0;height:40px;contain:strict}
.h-cell{position:absolute;top:0;height:40px;box-sizing:border-box;padding:0 8px;overflow:hidden;white-space:nowrap;
text-overflow:ellipsis;border-bottom:1px solid #e4e6e8}`;

/** Lower limit: a hand-written grid that recycles the visible rows and changes texts in place. */
export function handGrid(): BenchGrid {
  let rows: readonly Row[] = [];
  let cols: readonly BenchColumn[] = [];
  let lines: Line[] = [];
  const box = document.createElement('div');
  const body = document.createElement('div');
  let width = 0;

  const makeRow = (className: string): Line => {
    const element = document.createElement('div');
    element.className = className;
    element.style.width = `${width}px`;
    let x = 0;
    const texts = cols.map((col) => {
      const cell = document.createElement('div');
      cell.className = 'h-cell';
      cell.style.left = `${x}px`;
      cell.style.width = `${col.width ?? 120}px`;
      x += col.width ?? 120;
      const text = document.createTextNode('');
      cell.append(text);
      element.append(cell);
      return text;
    });
    return { element, texts };
  };

  const paint = (): void => {
    const first = Math.floor(box.scrollTop / ROW);
    const count = Math.min(Math.ceil((700 - ROW) / ROW) + 1, rows.length - first);
    while (lines.length < count) {
      const line = makeRow('h-row');
      lines.push(line);
      body.append(line.element);
    }
    lines.forEach((line, at) => {
      const row = at < count ? rows[first + at] : undefined;
      line.element.style.display = row ? '' : 'none';
      if (!row) return;
      line.element.style.transform = `translateY(${(first + at) * ROW}px)`;
      cols.forEach((col, index) => {
        const text = line.texts[index];
        const value = cellText(row, col.field);
        if (text && text.data !== value) text.data = value;
      });
    });
  };

  return {
    name: 'hand',
    async mount(newRows, newCols) {
      [rows, cols, lines] = [newRows, newCols, []];
      width = cols.reduce((sum, col) => sum + (col.width ?? 120), 0);
      const style = document.createElement('style');
      style.textContent = STYLE;
      document.head.append(style);
      box.className = 'h';
      const head = makeRow('h-head');
      cols.forEach((col, index) => {
        const text = head.texts[index];
        if (text) text.data = col.title ?? col.field;
      });
      body.style.position = 'relative';
      body.style.height = `${Math.min(rows.length * ROW, 8_000_000)}px`;
      box.append(head.element, body);
      benchHost().append(box);
      box.addEventListener('scroll', () => requestAnimationFrame(paint), { passive: true });
      paint();
    },
    ready: async () => undefined,
    async setRows(newRows) {
      rows = newRows;
      body.style.height = `${Math.min(rows.length * ROW, 8_000_000)}px`;
      paint();
    },
    scrollTo(px) {
      box.scrollTop = px;
    },
  };
}
