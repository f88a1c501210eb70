import type { Renderer, Slot } from './Renderer.ts';

/** The renderer of one slot. */
export type RendererOf<S extends Slot> = Extract<Renderer, { readonly slot: S }>;

/** Renderers by slot and type. A later one of the same name wins: that is how a plugin replaces a look. */
export class RendererRegistry {
  readonly #known = new Map<string, Renderer>();

  readonly #later: (() => Promise<readonly Renderer[]>) | undefined;
  #loading: Promise<void> | undefined;

  /** `later`: the product's looks that are not needed for the first page; a look added by then is not replaced by them. */
  constructor(renderers: readonly Renderer[] = [], later?: () => Promise<readonly Renderer[]>) {
    this.add(renderers);
    this.#later = later;
  }

  /** Loads the deferred renderers (fields, cells). Await it before drawing a form; the next call retries a failed load. */
  ready(): Promise<void> {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  async #load(): Promise<void> {
    try {
      const found = (await this.#later?.()) ?? [];
      this.add(found.filter(({ slot, type }) => !this.#known.has(`${slot}:${type}`)));
    } catch (problem) {
      this.#loading = undefined;
      throw problem;
    }
  }

  add(renderers: readonly Renderer[]): void {
    for (const renderer of renderers) this.#known.set(`${renderer.slot}:${renderer.type}`, renderer);
  }

  /** Finds a renderer; undefined when none is registered, and the caller shows `MissingRenderer`. */
  find<S extends Slot>(slot: S, type: string): RendererOf<S> | undefined {
    const found = this.#known.get(`${slot}:${type}`);
    return found && isOf(found, slot) ? found : undefined;
  }

  /** Every renderer of a slot, in the order they were added. */
  all<S extends Slot>(slot: S): readonly RendererOf<S>[] {
    return [...this.#known.values()].filter((renderer): renderer is RendererOf<S> => isOf(renderer, slot));
  }
}

function isOf<S extends Slot>(renderer: Renderer, slot: S): renderer is RendererOf<S> {
  return renderer.slot === slot;
}
