import type { CardPlace } from '../../runtime/model/boards/BoardSchema.ts';
import { boardLimits } from '../../runtime/model/boards/boardLimits.ts';
import { isObject } from '../../runtime/model/schema/Json.ts';
import type { PlacedCard } from '../../runtime/wire/boards/Board.ts';
import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';

const whole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

const readPlace = (given: unknown): CardPlace | undefined => {
  if (!isObject(given)) return undefined;
  const { x, y, w, h } = given;
  const { columns, rows } = boardLimits;
  const fits =
    whole(x, 0, columns - 1) &&
    whole(y, 0, rows) &&
    whole(w, 1, columns) &&
    whole(h, 1, rows) &&
    x + w <= columns;
  return fits ? { x, y, w, h } : undefined;
};

/** Reads placed cards, each once; undefined: they are none, or too many. */
export const readPlacedCards = (given: unknown): readonly PlacedCard[] | undefined => {
  if (!Array.isArray(given) || given.length > boardLimits.cards) return undefined;
  const placed = given.flatMap((one: unknown): readonly PlacedCard[] => {
    if (!isObject(one) || typeof one.board !== 'string' || typeof one.card !== 'string') return [];
    const place = readPlace(one.place);
    return place === undefined ? [] : [{ board: one.board, card: one.card, place }];
  });
  const names = new Set(placed.map(({ board, card }) => `${board}.${card}`));
  return placed.length === given.length && names.size === placed.length ? placed : undefined;
};

/** How a user arranged the first page; undefined: as the board of the role is. */
export const arrangementOf = async (
  db: Queryable,
  userId: number,
): Promise<readonly PlacedCard[] | undefined> => {
  const { rows } = await run(db, sql`select "Cards" from "jig_home" where "UserId" = ${userId}`);
  const [row] = rows;
  if (row === undefined) return undefined;
  try {
    return readPlacedCards(JSON.parse(String(row.Cards)));
  } catch {
    return undefined;
  }
};

/** Keeps an arrangement; null forgets it. */
export const keepArrangement = async (
  db: Queryable,
  userId: number,
  cards: readonly PlacedCard[] | null,
): Promise<void> => {
  await run(
    db,
    cards === null
      ? sql`delete from "jig_home" where "UserId" = ${userId}`
      : sql`insert into "jig_home" ("UserId", "Cards") values (${userId}, ${JSON.stringify(cards)})
            on conflict ("UserId") do update set "Cards" = excluded."Cards"`,
  );
};
