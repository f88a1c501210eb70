import type { Row } from '../runtime/model/schema/Row.ts';

/** A column of the bench; width in pixels, default 120. */
export interface BenchColumn {
  readonly field: string;
  readonly title?: string;
  readonly width?: number;
}

/** Functions `/bench/grid.html` offers to the benchmark. */
export interface BenchGrid {
  readonly name: string;
  mount(rows: readonly Row[], cols: readonly BenchColumn[], options?: { virtual?: boolean }): Promise<void>;
  /** Resolves when the last change is drawn. */
  ready(): Promise<void>;
  setRows(rows: readonly Row[]): Promise<void>;
  scrollTo(px: number): void;
}

declare global {
  interface Window {
    __grid?: BenchGrid;
  }
}

/** Row height in pixels, for every implementation. */
export const ROW = 40;

/** The element that all implementations draw in. */
export function benchHost(): HTMLElement {
  const host = document.getElementById('grid');
  if (!host) throw new Error('grid bench: no #grid');
  return host;
}

/** Text of a cell, for every implementation. */
export function cellText(row: Row, field: string): string {
  const value = row[field];
  return value === null || value === undefined ? '' : String(value);
}
