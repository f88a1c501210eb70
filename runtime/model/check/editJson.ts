import { applyEdits, modify } from 'jsonc-parser';

/**
 * JSON text with one value changed (undefined: taken out), everything else byte for byte: spaces, order of keys, spelling of
 * numbers. Steps are names and indexes; one behind the end of a list adds to it. The text is valid JSON of bounded depth.
 */
export function editJson(text: string, steps: readonly (string | number)[], value: unknown): string {
  return applyEdits(text, modify(text, [...steps], value, {}));
}
