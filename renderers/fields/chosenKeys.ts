import type { Cell } from '../../runtime/model/schema/Row.ts';

/** Chosen keys as text, because dictionaries use text where the column holds numbers. */
export function chosenKeys(value: Cell): readonly string[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value.map(String);
  return String(value)
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The key of a single choice; undefined when nothing is chosen. */
export function chosenKey(value: Cell): string | undefined {
  return value === null || value === undefined || value === '' ? undefined : String(value);
}
