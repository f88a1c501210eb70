import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCard } from '../../../designer/board/commands/addCard.ts';
import type { BoardEdit } from '../../../designer/board/commands/BoardEdit.ts';
import { insertCard } from '../../../designer/board/commands/insertCard.ts';
import { type Direction, moveCard } from '../../../designer/board/commands/moveCard.ts';
import { placeCards } from '../../../designer/board/commands/placeCards.ts';
import { removeCard } from '../../../designer/board/commands/removeCard.ts';
import { resizeCard } from '../../../designer/board/commands/resizeCard.ts';
import { setCard } from '../../../designer/board/commands/setCard.ts';
import { setHead } from '../../../designer/board/commands/setHead.ts';
import { boardChanges } from '../../../designer/board/draft/boardChanges.ts';
import { boardIn } from '../../../designer/board/draft/boardIn.ts';
import { meet } from '../../../designer/board/draft/settle.ts';
import type { BoardSchema } from '../../../runtime/model/boards/BoardSchema.ts';
import { boardLimits } from '../../../runtime/model/boards/boardLimits.ts';
import { cardKinds } from '../../../runtime/model/boards/cards/cardKinds.ts';
import { type MessageKey, messageOf } from '../../../runtime/model/messages/index.ts';
import '../../../runtime/model/explain/allMessages.ts';
import cases from './cases/boardCommands.json' with { type: 'json' };

type Places = Readonly<Record<string, readonly number[]>>;

const kindNamed = (name: string) => cardKinds.find((kind) => kind.name === name) ?? cardKinds[0]!;

const boardOf = (cards: Places): BoardSchema => ({
  ...{ format: 1, board: 'shop', title: '车间' },
  cards: Object.entries(cards).map(([id, [x = 0, y = 0, w = 1, h = 1]]) => ({
    ...{ id, kind: id.startsWith('clock') ? 'clock' : 'figure', place: { x, y, w, h } },
  })),
});

const placesOf = ({ cards }: BoardSchema): Places =>
  Object.fromEntries(cards.map(({ id, place: { x, y, w, h } }) => [id, [x, y, w, h]]));

const commands: Readonly<Record<string, (board: BoardSchema, ...given: never[]) => BoardEdit>> = {
  addCard: (board, kind: string, more?: object) => addCard(board, kindNamed(kind), more),
  moveCard,
  resizeCard,
  removeCard,
};

interface Case {
  readonly says: string;
  readonly cards: Places;
  readonly do: readonly unknown[];
  readonly shows?: Places;
  readonly selects?: string;
  readonly refused?: string;
}

const t = (rule: MessageKey, params?: object) => messageOf({ rule, params: { ...params } }, 'zh');

const taken = (answer: BoardEdit): BoardSchema => {
  if (!answer.ok) throw new Error(answer.rule);
  return answer.draft;
};

describe('commands of the board designer', () => {
  for (const { says, cards, do: done, shows, selects, refused } of cases as unknown as readonly Case[])
    it(says, () => {
      const [name, ...given] = done;
      const answer = commands[String(name)]?.(boardOf(cards), ...(given as never[]));
      if (answer === undefined || !answer.ok) {
        expect(answer && t(answer.rule, answer.params)).toBe(refused);
        return;
      }
      expect(refused).toBeUndefined();
      expect(placesOf(answer.draft)).toEqual(shows);
      if (selects !== undefined) expect(answer.select).toEqual([selects]);
    });

  it('keep cards apart and inside the grid, whatever is done in a row', () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('add' as const), kind: fc.constantFrom(...cardKinds) }),
      fc.record({
        do: fc.constant('move' as const),
        at: fc.nat(20),
        to: fc.constantFrom<Direction>('left', 'right', 'up', 'down'),
      }),
      fc.record({
        do: fc.constant('size' as const),
        at: fc.nat(20),
        by: fc.tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -3, max: 3 })),
      }),
      fc.record({ do: fc.constant('remove' as const), at: fc.nat(20) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        let board = boardOf({});
        for (const one of steps) {
          const id = 'at' in one ? (board.cards[one.at % Math.max(1, board.cards.length)]?.id ?? '') : '';
          const answer =
            one.do === 'add'
              ? addCard(board, one.kind)
              : one.do === 'move'
                ? moveCard(board, id, one.to)
                : one.do === 'size'
                  ? resizeCard(board, id, ...one.by)
                  : removeCard(board, id);
          if (answer.ok) board = answer.draft;
        }
        const places = board.cards.map(({ place }) => place);
        for (const [at, place] of places.entries()) {
          expect(place.x >= 0 && place.x + place.w <= boardLimits.columns && place.y >= 0).toBe(true);
          expect(places.slice(at + 1).some((other) => meet(place, other))).toBe(false);
        }
        expect(new Set(board.cards.map(({ id }) => id)).size).toBe(board.cards.length);
      }),
      { numRuns: 60 },
    );
  });

  it('copies of a card keep what it asks, under a free name', () => {
    const board = taken(
      setCard(boardOf({ a: [0, 0, 3, 2] }), 'a', { title: '金额', asks: { of: ['Amount'] } }),
    );
    const [card] = board.cards;
    const copied = taken(insertCard(board, card!));
    expect(copied.cards[1]).toEqual({ ...card, id: 'figure', place: { x: 3, y: 0, w: 3, h: 2 } });
  });

  it('a board holds so many cards', () => {
    let board = boardOf({});
    for (let n = 0; n < boardLimits.cards; n += 1) board = taken(addCard(board, kindNamed('clock')));
    expect(addCard(board, kindNamed('clock'))).toMatchObject({ ok: false, rule: 'boardDesign.tooMany' });
    expect(insertCard(board, board.cards[0]!)).toMatchObject({ ok: false });
  });

  it('members that are emptied leave the card, and a card that asks keeps its question', () => {
    const board = boardOf({ a: [0, 0, 3, 2] });
    const asked = taken(
      setCard(board, 'a', { title: '金额', asks: { table: 'Orders', of: ['Amount'], date: '' } }),
    );
    expect(asked.cards[0]).toMatchObject({ title: '金额', asks: { table: 'Orders', of: ['Amount'] } });
    expect(asked.cards[0]?.asks).not.toHaveProperty('date');
    const bare = taken(setCard(asked, 'a', { title: undefined, asks: { table: 'Orders', of: [] } }));
    expect(bare.cards[0]).toEqual({ ...board.cards[0], asks: { table: 'Orders' } });
    expect(setHead({ ...board, theme: 'dark' }, { theme: undefined, roles: [] })).toEqual(board);
  });

  it('a drag that ends where it began changes nothing', () => {
    const board = boardOf({ a: [0, 0, 3, 2] });
    expect(placeCards(board, new Map([['a', { x: 0, y: 0, w: 3, h: 2 }]]))).toBe(board);
    expect(placesOf(placeCards(board, new Map([['a', { x: 4, y: 3, w: 3, h: 2 }]])))).toEqual({
      a: [4, 0, 3, 2],
    });
  });

  it('changes are told in words', () => {
    const before = boardOf({ a: [0, 0, 3, 2], b: [3, 0, 3, 2] });
    const now = setHead(taken(setCard(taken(removeCard(before, 'b')), 'a', { title: '金额' })), {
      title: '车间看板',
      roles: ['主管'],
    });
    const added = taken(addCard(now, kindNamed('clock')));
    expect(boardChanges(before, added, { t, locale: 'zh' })).toEqual([
      {
        what: '看板设置',
        how: 'changed',
        changed: [
          { title: '看板名称', from: '车间', to: '车间看板' },
          { title: '角色', from: '所有用户', to: '主管' },
        ],
      },
      { what: '卡片 金额', how: 'changed', changed: [{ title: '标题', from: '', to: '金额' }] },
      { what: '卡片 时钟', how: 'added', changed: [] },
      { what: '卡片 指标', how: 'removed', changed: [] },
    ]);
  });

  it('a kept or imported text is a board only when its cards can be drawn', () => {
    const board = boardOf({ a: [0, 0, 3, 2] });
    expect(boardIn(JSON.stringify(board))).toEqual(board);
    for (const text of [
      '',
      '[]',
      'null',
      '{"title":"a","cards":[{"id":"a"}]}',
      '{"title":"a","cards":[{"id":"a","kind":"b","place":{"x":"0"}}]}',
    ])
      expect(boardIn(text)).toBeUndefined();
  });
});
