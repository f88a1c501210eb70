/** Longest title that git, mail and code hosts show completely. */
export const longestTitle = 72;

/** Titles that git writes, also for a later `rebase --autosquash`. They are not checked. */
const made = /^(?:Merge |Revert "|fixup! |squash! |amend! )/;

/** Imperatives that look like another verb form. */
const imperatives = new Set([
  'bring',
  'sting',
  'embed',
  'feed',
  'need',
  'seed',
  'shed',
  'speed',
  'pass',
  'press',
  'process',
  'address',
  'access',
  'bypass',
  'compress',
  'focus',
  'discuss',
  'dismiss',
  'express',
  'suppress',
  'guess',
  'miss',
  'toss',
  'cross',
]);

/** First words of titles that describe a state instead of a change. */
const subjects = new Set(['a', 'an', 'the', 'it', 'this', 'now', 'no', 'some', 'all', 'every']);

/**
 * Problems of a commit message; empty when it is correct.
 * @param {string} message As git passes it, with comments.
 * @returns {string[]}
 */
export function titleProblems(message) {
  const [title = '', second = ''] = message
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.trimEnd());
  if (made.test(title)) return [];
  if (title === '') return ['the first line is the title: write one'];
  const problems = [];
  const length = [...title].length;
  if (length > longestTitle)
    problems.push(`the title has ${length} characters, ${longestTitle} at most: move the reason to the body`);
  if (title.endsWith('.')) problems.push('the title ends with a full stop');
  if (!/^\p{Lu}/u.test(title)) problems.push('the title begins with a capital letter');
  const first = (title.split(' ')[0] ?? '').toLowerCase();
  if (!imperatives.has(first) && (subjects.has(first) || /(?:ing|ed|[^s]s)$/.test(first)))
    problems.push(`the title is an imperative ("Add", "Keep", "Refuse"), not "${title.split(' ')[0]} …"`);
  if (second !== '') problems.push('a blank line parts the title from the body');
  return problems;
}
