/** Value reported by a select: a key, several keys, or null when empty. */
type Chosen = string | string[] | null;

/**
 * Handlers for Semi's Select. For a single choice Semi calls `onChange` only after the list has closed, and a
 * save in between would miss it. `onSelect` therefore reports single choices at once; `onChange` reports only
 * multiple choices and clearing.
 */
export const chosenAtOnce = (multiple: boolean, report: (chosen: Chosen) => void) => ({
  onSelect: (value: unknown): void => {
    if (!multiple) report(String(value));
  },
  onChange: (chosen: unknown): void => {
    // Options have text keys; undefined: the select was cleared.
    if (multiple || chosen === undefined) report((chosen ?? null) as Chosen);
  },
});
