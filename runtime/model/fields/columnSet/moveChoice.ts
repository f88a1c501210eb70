import type { ColumnSet } from './ColumnSet.ts';

/** Moves a column to the place of another; unknown names change nothing. */
export function moveChoice(choices: ColumnSet, field: string, to: string): ColumnSet {
  const at = choices.findIndex((choice) => choice.field === to);
  const moved = choices.find((choice) => choice.field === field);
  if (!moved || at < 0) return choices;
  const rest = choices.filter((choice) => choice !== moved);
  return [...rest.slice(0, at), moved, ...rest.slice(at)];
}
