import type { Json } from '../../../runtime/model/schema/Json.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
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
 * What must have been in each place at first, so that nothing that is told ever falls below zero. Later steps find it
 * as rows of `lacking`, with `place`, `item`, `Qty` and `Day`, and one row for each place in `places`.
 */
export interface StoryLack {
  readonly lacking: string;
  readonly places: string;
  readonly place: string;
  readonly item: string;
  /** The day of it, by its distance to the last day of the data. */
  readonly days: number;
  /** Table and key of items, and the column with the quantity to have in reserve. */
  readonly reserve: { readonly table: string; readonly key: string; readonly column: string };
  readonly moves: readonly Moves[];
}

interface Move {
  readonly place: number;
  readonly item: number;
  readonly time: string;
  readonly change: number;
}

const movesOf = ({ world }: Telling, said: StoryLack): readonly Move[] =>
  said.moves.flatMap(({ bill, rows, link, date, quantity, where, sign }) =>
    fitting(world.rows(bill), where).flatMap((one) =>
      world.with(rows, link, one[link] ?? null).map((row) => ({
        place: Number(one[said.place]),
        item: Number(row[said.item]),
        time: `${one[date]} ${one.CreateDate}`,
        change: sign * Number(row[quantity]),
      })),
    ),
  );

/** Adds what is lacking to the world. */
export const tellLack = (telling: Telling, said: StoryLack): void => {
  const { world, context } = telling;
  const balances = new Map<string, { now: number; least: number; place: number; item: number }>();
  for (const { place, item, change } of movesOf(telling, said).toSorted((one, other) =>
    one.time < other.time ? -1 : one.time > other.time ? 1 : 0,
  )) {
    const name = `${place} ${item}`;
    const { now, least } = balances.get(name) ?? { now: 0, least: 0 };
    balances.set(name, { place, item, now: now + change, least: Math.min(least, now + change) });
  }
  const Day = context.dates.day(said.days);
  const rows = [...balances.values()]
    .filter(({ least }) => least < 0)
    .map(({ place, item, least }): Row => {
      const [found] = world.with(said.reserve.table, said.reserve.key, item);
      const reserve = Number(found?.[said.reserve.column] ?? 0) * context.random.whole(0, 3);
      return { [said.place]: place, [said.item]: item, Qty: Math.ceil(-least) + reserve, Day };
    });
  world.add(said.lacking, rows);
  const places = [...new Set(rows.map((row) => row[said.place] ?? null))];
  world.add(
    said.places,
    places.map((place) => ({ [said.place]: place, Day })),
  );
};
