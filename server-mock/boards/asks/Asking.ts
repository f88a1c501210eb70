import type { BoardFilters } from '../../../runtime/model/boards/BoardFilters.ts';
import type { CardQuestion, CardRows } from '../../../runtime/model/boards/BoardSchema.ts';
import type { DayRange } from '../../../runtime/model/boards/periods/Period.ts';
import { rowConditions } from '../../../runtime/model/boards/rowConditions.ts';
import { wireFilters } from '../../../runtime/model/conditions/ListFilters.ts';
import type { CardData } from '../../../runtime/wire/boards/Board.ts';
import type { Fragment } from '../../db/sql/compile.ts';
import type { UserCall } from '../../http/Call.ts';
import { readQuery } from '../../operations/readQuery.ts';
import { untilForeignIsOld } from '../../reading/foreign.ts';
import type { TableAccess } from '../../reading/tableAccess.ts';
import type { PacedAnswers } from '../PacedAnswers.ts';
import type { AnswerStamps } from './AnswerStamps.ts';

type StoredRow = Readonly<Record<string, unknown>>;

/** One asking of one card by one viewer. */
export interface Asking {
  readonly call: UserCall;
  readonly answers: PacedAnswers;
  readonly filters: BoardFilters;
  /** Currency or unit that the viewer chose. */
  readonly measure?: string | undefined;
  readonly stamps: AnswerStamps;
}

/** How a kind of question is answered. */
export interface Asker {
  /** Name of its kind (`askKinds`). */
  readonly name: string;
  ask(asking: Asking, question: CardQuestion): Promise<CardData | { readonly problem: string }>;
}

/** The condition of a card's rows, or why it cannot be asked. Undefined: all rows. */
export const whereOf = async (
  { call, filters }: Asking,
  access: TableAccess,
  rows: Partial<CardRows>,
  days?: DayRange,
): Promise<{ readonly where: Fragment | undefined } | { readonly problem: string }> => {
  const today = call.context.clock.now().slice(0, 10);
  const groups = rowConditions(rows, { filters, today, has: (field) => access.readable.has(field), days });
  const sent = wireFilters({ columns: [], groups });
  const read = await readQuery(call, access, sent === undefined ? {} : { filters: JSON.stringify(sent) });
  // Without a condition other rows would be counted.
  if ('refused' in read || read.query.ignored.length > 0)
    return { problem: call.say('board.unfitCondition', { table: access.table.cnName }) };
  return { where: read.query.where };
};

/** Milliseconds that a card may take. */
const patience = 10_000;

/** Reads rows of a statement once for all viewers with equal rights and filters. `name`: what the card calls the table. */
export const readShared = async (
  { call, answers, stamps }: Asking,
  { access, name }: { readonly access: TableAccess; readonly name: string },
  statement: Fragment,
): Promise<readonly StoredRow[]> => {
  const { context } = call;
  const { sql, params, isMasked } = await access.rows.compile(context.db, statement);
  const foreign = context.catalog.views.foreignOf(access.table.table);
  if (foreign !== undefined) {
    const { value, stamp } = await answers
      .beside(foreign)
      .of(access.dependsOn, `${access.rows.freshness}${JSON.stringify(params)}\n${sql}`, async () => ({
        rows: (await access.rows.on(context.db).query(sql, params)).rows,
        at: Date.now(),
      }));
    // Its changes are not told, so viewers ask again after a while.
    stamps.add(name, { stamp, kept: { age: Date.now() - value.at, again: untilForeignIsOld() } });
    return value.rows;
  }
  const masks = isMasked ? context.changes.stamp(context.guard.dependsOn) : '';
  const { value, ...told } = await answers.of(
    access.dependsOn,
    `${masks}\n${JSON.stringify(params)}\n${sql}`,
    async () => (await context.db.query(sql, params, { timeout: patience, isOnOneCore: true })).rows,
  );
  stamps.add(name, told);
  return value;
};
