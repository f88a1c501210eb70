import type { Row } from '../../runtime/model/schema/Row.ts';
import type { GridElements } from './gridElements.ts';
import { element } from './gridElements.ts';
import { rowY } from './Marks.ts';
import type { Viewport } from './Viewport.ts';
import './wrongRows.css';

/** Most marks along the scroll bar: more would lie on each other. */
const mostTicks = 200;

/** The rows of a grid, and which of them have problems. */
export interface WrongRowsOf {
  readonly rows: readonly Row[];
  readonly rowKey: string;
  readonly wrong: ReadonlyMap<string, number> | undefined;
}

/**
 * Marks rows with problems beside their number, and all of them along the scroll bar. For sight only; the cells say
 * their problems to assistive technology.
 */
export class WrongRows {
  readonly #signs: HTMLElement;
  readonly #ruler: HTMLElement;
  #of: Partial<WrongRowsOf> = {};
  #places: readonly number[] = [];

  constructor(elements: GridElements) {
    this.#signs = element('jig-grid-wrong-signs', elements.view);
    this.#ruler = element('jig-grid-wrong-ruler', elements.root);
    for (const layer of [this.#signs, this.#ruler]) layer.setAttribute('aria-hidden', 'true');
  }

  patch(view: Viewport, { rows, rowKey, wrong }: WrongRowsOf): void {
    if (rows !== this.#of.rows || wrong !== this.#of.wrong) {
      this.#of = { rows, wrong };
      this.#places = placesOf(rows, rowKey, wrong);
      this.#drawRuler(view.rowCount);
    }
    this.#drawSigns(view);
  }

  #drawSigns(view: Viewport): void {
    const seen = this.#places.filter((row) => rowY(view, row) !== undefined);
    match(this.#signs, seen.length, 'jig-grid-wrong-sign');
    for (const [at, sign] of [...this.#signs.children].entries()) {
      if (sign instanceof HTMLElement)
        sign.style.transform = `translateY(${rowY(view, seen[at] ?? 0) ?? 0}px)`;
    }
  }

  #drawRuler(rowCount: number): void {
    const step = Math.max(1, Math.ceil(this.#places.length / mostTicks));
    const shown = this.#places.filter((_, at) => at % step === 0);
    match(this.#ruler, shown.length, 'jig-grid-wrong-tick');
    for (const [at, tick] of [...this.#ruler.children].entries()) {
      if (tick instanceof HTMLElement)
        tick.style.top = `${((shown[at] ?? 0) / Math.max(1, rowCount)) * 100}%`;
    }
  }
}

function placesOf(rows: readonly Row[], rowKey: string, wrong: WrongRowsOf['wrong']): readonly number[] {
  if (!wrong?.size) return [];
  return rows.flatMap((row, at) => (wrong.has(String(row[rowKey])) ? [at] : []));
}

/** Makes a layer hold that many elements. */
function match(layer: HTMLElement, count: number, className: string): void {
  while (layer.childElementCount < count) element(className, layer);
  while (layer.childElementCount > count) layer.lastElementChild?.remove();
}
