import type { OutputUnit } from '@cfworker/json-schema';

/**
 * The errors that say something: the library reports a wrapper for every level above them. Of alternatives none of
 * which fits, those of the closest one stand for all.
 */
export function leafErrors(errors: readonly OutputUnit[]): readonly OutputUnit[] {
  const found: OutputUnit[] = [];
  for (let at = 0; at < errors.length; at += 1) {
    const error = errors[at];
    if (!error) break;
    const below = followers(errors, at);
    if (error.keyword === 'anyOf' || error.keyword === 'oneOf') {
      found.push(...closest(error, below));
      at += below.length;
    } else if (error.keyword === 'not') {
      found.push(error);
    } else if (errors[at + 1]?.keyword === 'false') {
      // A place where nothing may stand: the next error only repeats it, with the place.
      found.push({ ...error, instanceLocation: errors[at + 1]?.instanceLocation ?? '#' });
      at += 1;
    } else if (below.length === 0) found.push(error);
  }
  return found;
}

/** The errors right after this one that belong to it. */
function followers(errors: readonly OutputUnit[], at: number): readonly OutputUnit[] {
  const { keyword = '', keywordLocation = '' } = errors[at] ?? {};
  const own = keyword === 'if' ? keywordLocation.slice(0, -'if'.length) : `${keywordLocation}/`;
  let end = at + 1;
  while (errors[end]?.keywordLocation.startsWith(own) || errors[end]?.keyword === 'false') end += 1;
  return errors.slice(at + 1, end);
}

function closest(error: OutputUnit, below: readonly OutputUnit[]): readonly OutputUnit[] {
  const isAmbiguous = error.keyword === 'oneOf' && !error.error.includes('(0 matches)');
  if (isAmbiguous) return [error];
  const branches = new Map<string, OutputUnit[]>();
  for (const one of below) {
    const branch = one.keywordLocation.slice(error.keywordLocation.length + 1).split('/', 1)[0] ?? '';
    branches.set(branch, [...(branches.get(branch) ?? []), one]);
  }
  const ranked = [...branches.values()]
    .map((branch) => leafErrors(branch))
    .filter((leaves) => leaves.length > 0)
    .sort((one, other) => distance(one, error) - distance(other, error));
  const [best, second] = ranked;
  // Two that are as close: naming one of them would be a guess.
  const isClear = best && (!second || distance(best, error) < distance(second, error));
  return isClear ? best : [error];
}

/** How far off an alternative is: one of the wrong type or another constant is none the user meant. */
const distance = (leaves: readonly OutputUnit[], { instanceLocation }: OutputUnit): number =>
  leaves.length +
  leaves.filter(
    (leaf) =>
      leaf.keyword === 'const' ||
      leaf.keyword === 'enum' ||
      (leaf.keyword === 'type' && leaf.instanceLocation === instanceLocation),
  ).length *
    100;
