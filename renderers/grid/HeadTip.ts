import { headHeight, screenX } from './ColumnLayout.ts';
import type { GridController } from './GridController.ts';
import { element } from './gridElements.ts';
import { hitTest } from './hitTest.ts';
import { HEADER } from './Viewport.ts';

/** Maximum width of a tip in pixels; longer text wraps. */
const WIDEST = 360;

/**
 * Tip with markup for a header under the pointer or focus; Escape closes it.
 * For sight only, because the header's description has the same text. The sanitiser loads with the first tip.
 */
export class HeadTip {
  readonly #grid: GridController;
  readonly #stop = new AbortController();
  #box: HTMLElement | undefined;
  #shown: number | undefined;
  #near: number | undefined;
  /** Header whose tip Escape closed, until pointer or focus moves elsewhere. */
  #sent: number | undefined;

  constructor(grid: GridController) {
    this.#grid = grid;
    const { mirror } = grid.elements;
    const options = { signal: this.#stop.signal };
    mirror.addEventListener('pointermove', (event) => this.#point(event), options);
    mirror.addEventListener('pointerleave', () => this.#point(undefined), options);
    mirror.addEventListener('blur', () => this.follow(), options);
    mirror.addEventListener('keydown', ({ key }) => key === 'Escape' && this.#dismiss(), options);
  }

  /** Updates the tip after the active cell or the columns changed. */
  follow(): void {
    const { active, elements } = this.#grid;
    const focused = document.activeElement === elements.mirror && active?.row === HEADER;
    const wanted = this.#near ?? (focused ? active.track : undefined);
    if (wanted !== this.#sent) this.#sent = undefined;
    void this.#show(this.#sent === undefined ? wanted : undefined);
  }

  dispose(): void {
    this.#stop.abort();
    this.#box?.remove();
  }

  #dismiss(): void {
    this.#sent = this.#shown;
    this.follow();
  }

  #point(event: PointerEvent | undefined): void {
    const box = event && this.#grid.elements.mirror.getBoundingClientRect();
    const place = event && box && hitTest(this.#grid.view, event.clientX - box.left, event.clientY - box.top);
    const near = place?.row === HEADER ? place.track : undefined;
    if (near === this.#near) return;
    this.#near = near;
    this.follow();
  }

  async #show(wanted: number | undefined): Promise<void> {
    if (wanted === this.#shown) return;
    this.#shown = wanted;
    const content = wanted === undefined ? undefined : this.#grid.layout().tracks[wanted]?.column?.content;
    if (content === undefined) {
      if (this.#box) this.#box.hidden = true;
      return;
    }
    const { cleanRichText } = await import('../richText/cleanRichText.ts');
    // The pointer may have moved on while the code loaded.
    if (this.#shown !== wanted || wanted === undefined) return;
    this.#box ??= this.#make();
    this.#box.innerHTML = cleanRichText(content);
    this.#place(this.#box, wanted);
  }

  #make(): HTMLElement {
    const box = element('jig-grid-tip', document.body);
    box.setAttribute('aria-hidden', 'true');
    return box;
  }

  #place(box: HTMLElement, at: number): void {
    const { view, elements } = this.#grid;
    const track = view.layout.tracks[at];
    const header = elements.view.getBoundingClientRect();
    if (!track) return;
    const left = header.left + screenX(view.layout, track, view) + 6;
    box.style.left = `${Math.max(8, Math.min(left, window.innerWidth - WIDEST - 8))}px`;
    box.style.top = `${header.top + headHeight(view.layout) + 4}px`;
    box.hidden = false;
  }
}
