import type { BoardFilters } from '../../runtime/model/boards/BoardFilters.ts';
import { mailingLimits } from '../../runtime/model/mailings/mailingLimits.ts';
import { asList, asObject, asText, type Json, type JsonObject } from '../../runtime/model/schema/Json.ts';
import type { MailingContent } from '../../runtime/wire/mailings/Mailing.ts';
import { mailingPath } from '../../runtime/wire/mailings/mailingPath.ts';
import { parseJson } from '../../runtime/wire/parseJson.ts';
import { readFilters } from '../boards/readChosen.ts';
import type { Queryable } from '../db/Database.ts';
import { type Fragment, run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';

/** Table of scheduled tasks: each mailing is one of them, which sends a board. */
export const taskTable = 'Sys_QuartzOptions';

/** Most mailings that are read at a time. */
const mostRead = 2_000;

/** A stored mailing. */
export interface StoredMailing {
  readonly id: number;
  readonly content: MailingContent;
  readonly cron: string;
  readonly isOn: boolean;
  readonly next: string | undefined;
  readonly maker: number;
}

const idsIn = (given: Json | undefined, most: number): readonly number[] =>
  [
    ...new Set((asList(given) ?? []).filter((one) => typeof one === 'number' && Number.isSafeInteger(one))),
  ].slice(0, most) as readonly number[]; // filtered

/** Reads what is sent; what has no shape is left out. */
export const readContent = (
  body: { readonly [Name in keyof MailingContent]?: Json } | JsonObject,
): MailingContent => ({
  board: (asText(body.board) ?? '').slice(0, 100),
  subject: (asText(body.subject) ?? '').replace(/\s+/g, ' ').trim().slice(0, 200),
  users: idsIn(body.users, mailingLimits.recipients + 1),
  roles: idsIn(body.roles, mailingLimits.roles),
  chosen: readFilters(body.chosen) satisfies BoardFilters,
  locale: body.locale === 'en' ? 'en' : 'zh',
});

const read = async (db: Queryable, where: Fragment): Promise<readonly StoredMailing[]> => {
  const { rows } = await run(
    db,
    sql`select "Id", "PostData", "CronExpression", "Status", "NextRunTime", "RunAs", "CreateID" from "Sys_QuartzOptions"
        where lower("ApiUrl") = ${mailingPath.toLowerCase()} and ${where} order by "Id" desc limit ${mostRead}`,
  );
  return rows.flatMap((row) => {
    const parsed = parseJson(String(row.PostData ?? ''));
    const body = parsed.ok ? asObject(parsed.value) : undefined;
    if (body === undefined) return [];
    return [
      {
        id: Number(row.Id),
        content: readContent(body),
        cron: String(row.CronExpression),
        isOn: Number(row.Status) === 1,
        next: row.NextRunTime === null ? undefined : String(row.NextRunTime).slice(0, 19).replace('T', ' '),
        maker: Number(row.RunAs ?? row.CreateID ?? 0),
      },
    ];
  });
};

/** The mailings of a board, the newest first. */
export const mailingsOf = async (db: Queryable, board: string): Promise<readonly StoredMailing[]> =>
  (await read(db, sql`true`)).filter(({ content }) => content.board.toLowerCase() === board.toLowerCase());

/** The mailing of this id; undefined: there is none. */
export const mailingById = async (db: Queryable, id: number): Promise<StoredMailing | undefined> =>
  (await read(db, sql`"Id" = ${id}`))[0];

/** How the last run of each of these tasks ended: when, whether it went well, and its answer or error. */
export const lastRuns = async (
  db: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { readonly at: string; readonly isSent: boolean; readonly said: string }>> => {
  const all = new Map<number, { at: string; isSent: boolean; said: string }>();
  for (const id of ids) {
    const { rows } = await run(
      db,
      sql`select "EndDate", "Result", "ResponseContent", "ErrorMsg" from "Sys_QuartzLog" where "Id" = ${id} order by "EndDate" desc limit 1`,
    );
    const [row] = rows;
    if (row === undefined) continue;
    const parsed = parseJson(String(row.ResponseContent ?? ''));
    const told = parsed.ok ? asText(asObject(parsed.value)?.message) : undefined;
    all.set(id, {
      at: String(row.EndDate).slice(0, 19).replace('T', ' '),
      isSent: Number(row.Result) === 1,
      said: told ?? String(row.ErrorMsg ?? ''),
    });
  }
  return all;
};
