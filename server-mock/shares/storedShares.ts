import { createHash } from 'node:crypto';
import type { ShareContent } from '../../runtime/model/shares/ShareContent.ts';
import { shareLimits } from '../../runtime/model/shares/shareLimits.ts';
import type { Queryable } from '../db/Database.ts';
import { type Fragment, run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';

/** A share as it is stored. */
export interface StoredShare {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly codeHash?: string | undefined;
  readonly codeSealed?: string | undefined;
  readonly madeBy: number;
  readonly madeAt: string;
  /** The last day, `yyyy-MM-dd`. */
  readonly endsOn?: string | undefined;
  readonly watermark: string;
  readonly content: ShareContent;
  readonly seenAt?: string | undefined;
  readonly endedAt?: string | undefined;
}

/** What a code is found by. */
export const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');

const columns = sql`"Id", "Kind", "Name", "CodeHash", "CodeSealed", "MadeBy", to_char("MadeAt", 'YYYY-MM-DD HH24:MI:SS') as "MadeAt",
  "EndsOn", "Watermark", "Content", to_char("SeenAt", 'YYYY-MM-DD HH24:MI:SS') as "SeenAt", to_char("EndedAt", 'YYYY-MM-DD HH24:MI:SS') as "EndedAt"`;

const optional = (value: unknown): string | undefined => (value == null ? undefined : String(value));

const shareOf = (row: Readonly<Record<string, unknown>>): StoredShare => ({
  id: String(row.Id),
  kind: String(row.Kind),
  name: String(row.Name),
  codeHash: optional(row.CodeHash),
  codeSealed: optional(row.CodeSealed),
  madeBy: Number(row.MadeBy),
  madeAt: String(row.MadeAt),
  endsOn: optional(row.EndsOn),
  watermark: String(row.Watermark),
  content: JSON.parse(String(row.Content)) as ShareContent, // written by `insertShare` alone
  seenAt: optional(row.SeenAt),
  endedAt: optional(row.EndedAt),
});

const readWhere = async (db: Queryable, where: Fragment, tail = sql``): Promise<readonly StoredShare[]> => {
  const { rows } = await run(db, sql`select ${columns} from "jig_share" where ${where} ${tail}`);
  return rows.map(shareOf);
};

/** The share of this id; undefined: there is none. */
export const shareById = async (db: Queryable, id: string): Promise<StoredShare | undefined> =>
  (await readWhere(db, sql`"Id" = ${id}`))[0];

/** The share whose code has this hash, ended or not. */
export const shareByHash = async (db: Queryable, hash: string): Promise<StoredShare | undefined> =>
  (await readWhere(db, sql`"CodeHash" = ${hash}`))[0];

/** A name of a board in a pattern: it stands between commas. */
const likeBoard = (board: string): string => `%,${board.replace(/[\\%_]/g, '\\$&')},%`;

/** Shares of a board that were not ended, up to a limit. */
export const sharesOfBoard = (db: Queryable, board: string): Promise<readonly StoredShare[]> =>
  readWhere(
    db,
    sql`"EndedAt" is null and "Boards" like ${likeBoard(board)}`,
    sql`order by "MadeAt" desc, "Id" limit 1000`,
  );

interface ListAsked {
  /** Undefined: of everybody. */
  readonly maker: number | undefined;
  readonly board: string;
  readonly text: string;
  readonly from: number;
}

/** Some shares, the newest first, and how many there are. */
export const listShares = async (
  db: Queryable,
  { maker, board, text, from }: ListAsked,
): Promise<{ readonly shares: readonly StoredShare[]; readonly total: number }> => {
  const where = sql.join(
    [
      maker === undefined ? sql`true` : sql`"MadeBy" = ${maker}`,
      board === '' ? sql`true` : sql`"Boards" like ${likeBoard(board)}`,
      text === '' ? sql`true` : sql`strpos(lower("Name"), ${text.toLowerCase()}) > 0`,
    ],
    sql` and `,
  );
  const tail = sql`order by "MadeAt" desc, "Id" desc limit ${shareLimits.listed} offset ${from}`;
  const { rows } = await run(db, sql`select count(*) as "n" from "jig_share" where ${where}`);
  return { shares: await readWhere(db, where, tail), total: Number(rows[0]?.n ?? 0) };
};

/** Shares of a maker that were not ended. */
export const runningShares = async (db: Queryable, maker: number): Promise<number> => {
  const { rows } = await run(
    db,
    sql`select count(*) as "n" from "jig_share" where "MadeBy" = ${maker} and "EndedAt" is null`,
  );
  return Number(rows[0]?.n ?? 0);
};

export const insertShare = async (db: Queryable, share: StoredShare): Promise<void> => {
  const boards = `,${share.content.boards.map(({ board }) => board).join(',')},`;
  await run(
    db,
    sql`insert into "jig_share" ("Id", "Kind", "Name", "Boards", "CodeHash", "CodeSealed", "MadeBy", "MadeAt", "EndsOn", "Watermark", "Content")
        values (${share.id}, ${share.kind}, ${share.name}, ${boards}, ${share.codeHash ?? null}, ${share.codeSealed ?? null},
                ${share.madeBy}, ${share.madeAt}::timestamp, ${share.endsOn ?? null}, ${share.watermark}, ${JSON.stringify(share.content)})`,
  );
};

/** Ends a share for ever. One that has ended stays as it is. */
export const endShare = async (db: Queryable, id: string, by: number, now: string): Promise<void> => {
  await run(
    db,
    sql`update "jig_share" set "EndedAt" = ${now}::timestamp, "EndedBy" = ${by} where "Id" = ${id} and "EndedAt" is null`,
  );
};

/** Puts other approved content in place of that of a share. */
export const changeContent = async (db: Queryable, id: string, content: ShareContent): Promise<void> => {
  await run(db, sql`update "jig_share" set "Content" = ${JSON.stringify(content)} where "Id" = ${id}`);
};

export const noteSeen = async (db: Queryable, id: string, now: string): Promise<void> => {
  await run(db, sql`update "jig_share" set "SeenAt" = ${now}::timestamp where "Id" = ${id}`);
};
