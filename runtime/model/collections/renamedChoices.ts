import type { Question } from './CollectionForm.ts';

/** Keys of the choices that a question offers, without those that only stored answers still hold. */
export const offeredKeys = ({ choices }: Question): readonly string[] =>
  choices.filter(({ hidden }) => hidden !== true).map(({ key }) => String(key));

/**
 * Choices with another text than before, new by old: those that changed in their places while all others stayed in theirs. A choice
 * is its text, so stored answers follow.
 */
export const renamedChoices = (before: Question, after: Question): ReadonlyMap<string, string> => {
  const [was, now] = [offeredKeys(before), offeredKeys(after)];
  if (was.length !== now.length || before.source !== '' || after.source !== '') return new Map();
  const moved = was.flatMap((key, at): [string, string][] => (key === now[at] ? [] : [[key, now[at] ?? '']]));
  return moved.some(([old, key]) => now.includes(old) || was.includes(key)) ? new Map() : new Map(moved);
};
