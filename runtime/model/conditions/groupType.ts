/** How the conditions of a group are joined. */
export type GroupType = 'and' | 'or';

/** The joining word of a stored or sent group. Not said: `and`. Undefined: a word that is neither. */
export function groupType(word: unknown): GroupType | undefined {
  if (word === undefined || word === null || word === '') return 'and';
  return word === 'and' || word === 'or' ? word : undefined;
}
