/** Value reported by a select: a key, several keys, or null when empty. */
type Chosen = string | string[] | null;

/**
 * Handlers of Semi's Select. It tells a choice of one only after its list has folded away, a moment in which a save would
 * go without it: the choice is taken when it is made, and what comes later only where nothing was said before.
 */
export const chosenAtOnce = (multiple: boolean, report: (chosen: Chosen) => void) => ({
  onSelect: (value: unknown): void => {
    if (!multiple) report(String(value));
  },
  onChange: (chosen: unknown): void => {
    // Options have keys as text; undefined: it was cleared.
    if (multiple || chosen === undefined) report((chosen ?? null) as Chosen);
  },
});
