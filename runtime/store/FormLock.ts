import { observable, runInAction } from 'mobx';
import type { FieldMode } from '../Renderer.ts';

/** What a form is locked to as a whole, whatever its fields say. */
export class FormLock {
  readonly #state = observable.box<{
    readonly mode: FieldMode | undefined;
    readonly but: ReadonlySet<string> | undefined;
  }>({ mode: undefined, but: undefined }, { deep: false });

  /** `readonly` or `disabled`; undefined: the field decides. */
  of(name: string): FieldMode | undefined {
    const { mode, but } = this.#state.get();
    return but?.has(name) ? undefined : mode;
  }

  /** `but`: fields the lock leaves alone. */
  set(mode: FieldMode | undefined, but?: ReadonlySet<string>): void {
    runInAction(() => this.#state.set({ mode, but }));
  }
}
