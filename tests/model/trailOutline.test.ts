import { describe, expect, it } from 'vitest';
import { type TrailEntry, trailOutline } from '../../runtime/store/trail/trailOutline.ts';

const document = (key: string) => ({ table: 'T', key });
const node = (key: string) => ({ ...document(key), title: key, code: key, state: '', facts: [] });
const link = (words: string) => {
  const [from = '', to = '', quantity = null] = words.split(' ');
  return { from: document(from), to: document(to), quantity };
};
const written = (entries: readonly TrailEntry[]): string =>
  entries
    .map(({ node: { key }, quantity, entries: below }) => {
      const own = quantity === null ? key : `${key}=${quantity}`;
      return below.length === 0 ? own : `${own}(${written(below)})`;
    })
    .join(' ');

describe('the outline of a trail', () => {
  it.each([
    ['nothing but itself', 'a', [], '', ''],
    ['what it was made from and what became of it', 'b a c', ['a b 5', 'b c 3'], 'a=5', 'c=3'],
    ['a document on its longest way', 'a b c d', ['a c 5', 'a b 5', 'b c 5', 'c d 5'], '', 'b=5(c=5(d=5))'],
    ['several documents of one source', 'a b c', ['a b 1', 'a c 2'], '', 'b=1 c=2'],
    ['a circle once', 'a b', ['a b 1', 'b a 1'], 'b=1', 'b=1'],
    ['none for a way without quantity', 'a b', ['a b'], '', 'b'],
  ])('%s', (_what, nodes, links, up, down) => {
    const outline = trailOutline({
      ...{ nodes: nodes.split(' ').map(node), links: links.map(link) },
      ...{ hidden: 0, isCut: false },
    });
    expect([written(outline.up), written(outline.down)]).toEqual([up, down]);
  });
});
