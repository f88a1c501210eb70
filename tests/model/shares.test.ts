import { describe, expect, it } from 'vitest';
import type { CardSchema } from '../../runtime/model/boards/BoardSchema.ts';
import { cardKinds } from '../../runtime/model/boards/cards/cardKinds.ts';
import { pathFits, pathValue } from '../../runtime/model/schema/pathFits.ts';
import { approvedAfter, beyondApproval } from '../../runtime/model/shares/approval.ts';
import { withoutFields } from '../../runtime/model/shares/cardFields.ts';
import { mayBeShared } from '../../runtime/model/shares/mayBeShared.ts';
import { sharedCards } from '../../runtime/model/shares/sharedCards.ts';
import { showsMore } from '../../runtime/model/shares/showsMore.ts';

const place = { x: 0, y: 0, w: 3, h: 2 };
const where = (value: string) => ({
  tjzType: 'and' as const,
  tjOptions: [{ field: 'A', filterType: '=', value }],
});
const card: CardSchema = {
  ...{ id: 'a', kind: 'table', title: 'A', place },
  asks: { table: 'T', columns: ['A', 'B'], sort: 'A', limit: 10, where: [where('1')] },
};
const changed = (asks: object, more: object = {}): CardSchema => ({
  ...card,
  ...more,
  asks: { ...card.asks, ...asks },
});

describe('what a share shows of a board', () => {
  const cases: readonly (readonly [string, boolean, CardSchema])[] = [
    ['the same card elsewhere with another title', false, { ...card, title: 'B', place: { ...place, x: 6 } }],
    ['one column fewer', false, changed({ columns: ['A'] })],
    ['fewer rows', false, changed({ limit: 5 })],
    ['one condition more', false, changed({ where: [where('1'), where('2')] })],
    ['one column more', true, changed({ columns: ['A', 'B', 'C'] })],
    ['more rows', true, changed({ limit: 11 })],
    ['no limit', true, changed({ limit: undefined })],
    ['another condition', true, changed({ where: [where('2')] })],
    ['no condition', true, changed({ where: [] })],
    ['another table', true, changed({ table: 'U' })],
    ['another period', true, changed({ date: 'D', period: 'year' })],
    ['another order', true, changed({ sort: 'B' })],
    ['no number at all, which counts rows', true, changed({ columns: [] })],
    ['another kind', true, changed({}, { kind: 'late' })],
  ];
  it.each(cases)('%s: more is %s', (_, more, now) => {
    expect(showsMore(card, now)).toBe(more);
    expect(sharedCards([card], [now])[0]?.asks).toEqual(more ? card.asks : now.asks);
  });

  it('is never a card that is gone, belongs to its viewer or leads into the product', () => {
    expect(sharedCards([card], [])).toEqual([]);
    const never = cardKinds.filter((kind) => !mayBeShared({ kind: kind.name })).map(({ name }) => name);
    expect(never.toSorted()).toEqual(
      ['tasks', 'drafts', 'favourites', 'recent', 'shortcuts', 'status', 'notices'].toSorted(),
    );
  });

  it('follows a publication only where that was approved, and never to what was left out', () => {
    const approved = withoutFields(card, ['B']);
    if (approved === undefined) throw new Error('nothing left');
    const hidden = { ...card, id: 'hidden' };
    const after = [
      changed({ columns: ['A', 'B', 'C'] }),
      changed({ columns: ['A', 'B', 'C'] }, { id: 'hidden' }),
      { ...card, id: 'new' },
    ];
    const change = { before: [card, hidden], after };
    expect(beyondApproval([approved], change).map(({ id }) => id)).toEqual(['a', 'new']);
    expect(approvedAfter([approved], change).map(({ id, asks }) => [id, asks?.columns])).toEqual([
      ['a', ['A', 'C']],
      ['new', ['A', 'B']],
    ]);
    expect(beyondApproval([approved], { before: [card, hidden], after: [card, hidden] })).toEqual([]);
    expect(withoutFields(card, ['A', 'B'])).toBeUndefined();
  });
});

describe('an address of many', () => {
  it('fits by its shape, in any case', () => {
    const code = '0123456789abcdef0123456789ABCDEF';
    expect(pathValue('/{shareCode#}', `/${code}`)).toBe(code);
    for (const path of ['/login', '/Production_AdjustOrder', `/${code}0`, `/${code}/x`, `/x/${code}`, '/'])
      expect(pathFits('/{shareCode#}', path), path).toBe(false);
    expect(pathValue('/board_{id}', '/BOARD_12')).toBe('12');
    expect(pathFits('/board_{id}', '/board_')).toBe(false);
    expect(pathFits('/board_{id}', '/board_1/2')).toBe(false);
    expect(pathValue('/boardBi/{pathMatch*}', '/boardbi/Sales/One/')).toBe('Sales/One');
  });
});
