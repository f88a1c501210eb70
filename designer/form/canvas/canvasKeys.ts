import type { FormDesignerStore } from '../store/FormDesignerStore.ts';
import type { FormVerbs } from '../store/formVerbs.ts';

/** A key on the canvas, as far as the actions read it. */
export interface CanvasKey {
  readonly key: string;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Steps in the order of the form by key. */
const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/**
 * Runs the action of a key on the canvas: arrows select, with Shift extend, with Alt move; Enter opens the
 * properties; Ctrl+A selects all; Ctrl+D duplicates. Returns false when the key means nothing here.
 */
export function pressOnCanvas(event: CanvasKey, store: FormDesignerStore, verbs: FormVerbs): boolean {
  const ids = store.visible.map(({ part }) => part.id);
  const at = ids.indexOf(store.current?.part.id ?? '');
  const go = (to: number): boolean => {
    const id = ids[Math.max(0, Math.min(ids.length - 1, to))];
    if (id === undefined) return false;
    const kept = event.shiftKey ? store.selected.filter((one) => one !== id) : [];
    store.select([...kept, id]);
    return true;
  };
  const by = steps[event.key];
  if (by !== undefined && event.altKey) {
    const id = ids[at];
    if (id !== undefined) verbs.shift(id, by);
    return id !== undefined;
  }
  if (by !== undefined) return go(at < 0 ? 0 : at + by);
  const isCommand = event.ctrlKey || event.metaKey;
  const actions: Readonly<Record<string, () => boolean>> = {
    Home: () => go(0),
    End: () => go(ids.length - 1),
    Enter: () => {
      store.edit();
      return true;
    },
    ...(isCommand && {
      a: () => {
        store.select(ids);
        return true;
      },
      d: () => {
        verbs.duplicate();
        return true;
      },
    }),
  };
  return actions[event.key]?.() ?? false;
}
