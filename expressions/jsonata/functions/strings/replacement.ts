import type { JsonataValue } from '../../JsonataValue.ts';
import type { Match } from './matches.ts';

/**
 * Yields the pieces of the replacement for one match. `$0` is the match, `$1` its first group ('' when there
 * is none), `$$` a dollar. A reference has at most as many digits as the group count: with two groups, `$12`
 * is `$1` and a 2. Yields pieces because together they may exceed the text limit.
 */
export function* replacementOf(replacement: string, { match, groups }: Match): Generator<string> {
  const width = String(Math.max(1, groups.length)).length;
  let at = 0;
  for (let dollar = replacement.indexOf('$'); dollar >= 0; dollar = replacement.indexOf('$', at)) {
    yield replacement.slice(at, dollar);
    const group = groupAt(replacement.slice(dollar + 1, dollar + 1 + width), groups.length);
    const escaped = replacement[dollar + 1] === '$';
    if (group === '') yield '$';
    else yield Number(group) === 0 ? match : textOf(groups[Number(group) - 1]);
    at = dollar + 1 + group.length + (escaped ? 1 : 0);
  }
  yield replacement.slice(at);
}

/** The digits of a reference, without the last one when there are fewer groups. */
function groupAt(following: string, groups: number): string {
  const digits = /^\d*/.exec(following)?.[0] ?? '';
  return digits.length > 1 && Number(digits) > groups ? digits.slice(0, -1) : digits;
}

function textOf(group: JsonataValue): string {
  return typeof group === 'string' ? group : '';
}
