import { describe, expect, it } from 'vitest';
import { shownEdges } from '../../server-mock/links/trail/shownEdges.ts';

const edge = (words: string) => {
  const [source = '', target = '', quantity = null] = words.split(' ');
  return { source, target, quantity };
};

describe('steps between documents that are shown', () => {
  it.each([
    ['all', ['a b 1', 'b c 2'], 'abc', ['a b 1', 'b c 2']],
    ['over a hidden one, without its quantity', ['a b 1', 'b c 2'], 'ac', ['a c']],
    ['over several hidden ones', ['a b 1', 'b c 2', 'c d 3'], 'ad', ['a d']],
    ['the counted step where a hidden one lies beside it', ['a b 1', 'b c 2', 'a c 3'], 'ac', ['a c 3']],
    ['none to hidden ends', ['a b 1', 'c a 2'], 'a', []],
    ['hidden ones in a circle once', ['a b 1', 'b c 2', 'c b 3', 'c d 4'], 'ad', ['a d']],
  ])('%s', (_what, edges, shown, expected) =>
    expect(shownEdges(edges.map(edge), (id) => shown.includes(id))).toEqual(expected.map(edge)),
  );
});
