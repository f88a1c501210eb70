import type { Json } from '../../../runtime/model/schema/Json.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import { grouped } from './grouped.ts';
import type { Telling } from './storyDrafts.ts';
import { fitting } from './storyFormulas.ts';

/** Rows that change what is in a place. */
interface Moves {
  /** Their documents, which hold for the rows when `where` does. */
  readonly bill: string;
  readonly rows: string;
  readonly link: string;
  readonly date: string;
  readonly quantity: string;
  readonly where: Json;
  /** 1 in, -1 out. */
  readonly sign: number;
}

/**
 * The quantity of each item that each place must receive at the beginning of each period, so that no balance falls below
 * zero. Later steps find it as rows of `lacking`, with `place`, `item`, `Qty` and `Day`, and one row for each place and day in `places`.
 */
export interface StoryLack {
  readonly lacking: string;
  readonly places: string;
  readonly place: string;
  readonly item: string;
  /** Places that are filled. Default: all. */
  readonly at?: readonly number[];
  /** The first day, by its distance to the last day of the data; a period has `every` days. */
  readonly from: number;
  readonly every: number;
  /** Table and key of items, and the column with the quantity to have in reserve at first. */
  readonly reserve: { readonly table: string; readonly key: string; readonly column: string };
  readonly moves: readonly Moves[];
}

interface Move {
  readonly place: number;
  readonly item: number;
  readonly day: number;
  readonly time: string;
  readonly change: number;
}

const movesOf = ({ world, context }: Telling, said: StoryLack): readonly Move[] =>
  said.moves
    .flatMap(({ bill, rows, link, date, quantity, where, sign }) =>
      fitting(world.rows(bill), where)
        .filter((one) => said.at === undefined || said.at.includes(Number(one[said.place])))
        .flatMap((one) =>
          world.with(rows, link, one[link] ?? null).map((row) => ({
            place: Number(one[said.place]),
            item: Number(row[said.item]),
            day: context.dates.distance(String(one[date])),
            time: `${one[date]} ${one.CreateDate}`,
            change: sign * Number(row[quantity]),
          })),
        ),
    )
    .toSorted((one, other) => (one.time < other.time ? -1 : one.time > other.time ? 1 : 0));

/** What each period needs, given the moves of one item in one place. */
const needs = (moves: readonly Move[], { from, every }: StoryLack, reserve: number) => {
  const periods = grouped(moves, ({ day }) => Math.floor((day - from) / every));
  let balance = 0;
  let isFirst = true;
  return [...periods].flatMap(([period, within]) => {
    let least = 0;
    for (const { change } of within) {
      balance += change;
      least = Math.min(least, balance);
    }
    if (least >= 0) return [];
    const quantity = Math.ceil(-least) + (isFirst ? reserve : 0);
    isFirst = false;
    balance += quantity;
    return [{ day: from + period * every, quantity }];
  });
};

/** Adds the quantities to receive to the rows made so far. */
export const tellLack = (telling: Telling, said: StoryLack): void => {
  const { world, context } = telling;
  const { table, key, column } = said.reserve;
  const groups = grouped(movesOf(telling, said), ({ place, item }) => `${place} ${item}`);
  const rows = [...groups.values()].flatMap((moves) => {
    const [{ place, item } = { place: 0, item: 0 }] = moves;
    const [found] = world.with(table, key, item);
    const reserve = Number(found?.[column] ?? 0) * context.random.whole(0, 3);
    return needs(moves, said, reserve).map(
      ({ day, quantity }): Row => ({
        [said.place]: place,
        [said.item]: item,
        Qty: quantity,
        Day: context.dates.day(day),
      }),
    );
  });
  world.add(said.lacking, rows);
  const places = grouped(rows, (row) => `${row[said.place]} ${row.Day}`);
  world.add(
    said.places,
    [...places.values()].map(([row]) => ({
      [said.place]: row?.[said.place] ?? null,
      Day: row?.Day ?? null,
    })),
  );
};
