import type { Parameter } from './Signature.ts';

/**
 * Assigns arguments, one letter each, to parameters like a regular expression: greedily, with backtracking.
 * Returns the number for each parameter, or undefined when they do not match.
 */
export function matchArguments(
  parameters: readonly Parameter[],
  letters: string,
): readonly number[] | undefined {
  const counts: number[] = [];
  return deal(parameters, letters, 0, 0, counts) ? counts : undefined;
}

function deal(
  parameters: readonly Parameter[],
  letters: string,
  index: number,
  at: number,
  counts: number[],
): boolean {
  const parameter = parameters[index];
  if (parameter === undefined) return at === letters.length;
  const most = parameter.many ? letters.length - at : 1;
  let taken = 0;
  while (taken < most && at + taken < letters.length && parameter.takes.includes(letters.charAt(at + taken)))
    taken += 1;
  const least = parameter.optional || parameter.context ? 0 : 1;
  for (; taken >= least; taken -= 1) {
    counts[index] = taken;
    if (deal(parameters, letters, index + 1, at + taken, counts)) return true;
  }
  return false;
}

/** Number of leading letters that the parameters accept. */
export function fittingPrefix(parameters: readonly Parameter[], letters: string): number {
  let at = 0;
  for (const parameter of parameters) {
    let taken = 0;
    const most = parameter.many ? letters.length : 1;
    while (taken < most && at < letters.length && parameter.takes.includes(letters.charAt(at))) {
      at += 1;
      taken += 1;
    }
    if (taken === 0 && !parameter.optional && !parameter.context) return at;
  }
  return at;
}
