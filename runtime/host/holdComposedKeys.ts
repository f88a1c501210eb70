/** Key code of every key that an input method handles. */
const handledByMethod = 229;

/** Keys of an input method without a name of their own. */
const nameless: ReadonlySet<string> = new Set(['Process', 'Unidentified', 'Dead']);

/**
 * Whether a key belongs to an input method that composes a text: it picks, confirms or cancels words. Some
 * browsers end the composition before its Enter, which then has only the code of the input method. The first
 * key, which starts a composition, does not count.
 */
const isComposed = ({ isComposing, keyCode, key }: KeyboardEvent): boolean =>
  isComposing || (keyCode === handledByMethod && key.length > 1 && !nameless.has(key));

/**
 * Keeps keys of input methods from every handler of the page: the Enter that takes a word neither searches nor
 * saves, the Escape that drops one closes nothing. The input itself still gets them. Returns how to end it.
 */
export function holdComposedKeys(on: Window): () => void {
  const hold = (event: KeyboardEvent): void => {
    if (isComposed(event)) event.stopImmediatePropagation();
  };
  for (const kind of ['keydown', 'keyup'] as const) on.addEventListener(kind, hold, true);
  return () => {
    for (const kind of ['keydown', 'keyup'] as const) on.removeEventListener(kind, hold, true);
  };
}
