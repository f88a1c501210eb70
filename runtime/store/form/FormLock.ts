import { observable, runInAction } from 'mobx';
import type { FieldMode } from '../../Renderer.ts';

/** Lock of a whole form, which overrides its fields. */
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

  /** Sets the lock. `but`: fields it does not affect. */
  set(mode: FieldMode | undefined, but?: ReadonlySet<string>): void {
    runInAction(() => this.#state.set({ mode, but }));
  }
}
