import type { Sheet } from '../papers.ts';
import { type Box, moved } from './Box.ts';
import type { FontMetrics } from './FontMetrics.ts';

/** Boxes that stay together, from the top left corner of the area. */
export interface Piece {
  readonly height: number;
  readonly boxes: readonly Box[];
}

/** The area of a page that blocks flow through. */
export interface FlowArea {
  readonly width: number;
  /** Infinity: there is one page, as high as its blocks. */
  readonly height: number;
  readonly fonts: FontMetrics;
  /** Size of type where a block says none, in points. */
  readonly size: number;
  readonly sheet: Sheet;
}

/** Most pages of one document. */
export const mostPages = 1000;

/** Rounding of millimetres: what differs by less fits. */
const slack = 0.01;

/** Puts pieces under each other, page after page. */
export class Flow {
  readonly area: FlowArea;
  readonly pages: Box[][] = [[]];
  /** Height of the blocks that stand below the present one. */
  after = 0;
  /** The document has more pages than are drawn. */
  isCut = false;
  #y = 0;
  /** Where the pages before the present one end. */
  readonly #ends: number[] = [];

  constructor(area: FlowArea) {
    this.area = area;
  }

  /** Free height of the page. */
  get room(): number {
    return this.area.height - this.#y;
  }

  /** Height that the blocks take on the page so far. */
  get used(): number {
    return this.#y;
  }

  /** Whether this height is free on the page. */
  fits(height: number): boolean {
    return height <= this.room + slack;
  }

  /** Puts a piece on the page, or on the next one when it does not fit. */
  place({ height, boxes }: Piece): void {
    if (!this.fits(height) && this.#y > 0) this.breakPage();
    if (this.isCut) return;
    this.pages.at(-1)?.push(...moved(boxes, 0, this.#y));
    this.#y += height;
  }

  /** Remembers where a block stands; `from` is the flow before it. */
  mark(mark: string, from: { readonly page: number; readonly y: number }): void {
    const { width } = this.area;
    for (let at = from.page; at < this.pages.length; at += 1) {
      const y = at === from.page ? from.y : 0;
      const end = this.#ends[at] ?? this.#y;
      // It may begin at the end of a page and have no room there.
      if (end > y || this.pages.length - 1 === from.page)
        this.pages[at]?.push({ kind: 'mark', x: 0, y, width, height: end - y, mark });
    }
  }

  breakPage(): void {
    this.#ends.push(this.#y);
    if (this.pages.length >= mostPages) this.isCut = true;
    else this.pages.push([]);
    this.#y = 0;
  }
}
