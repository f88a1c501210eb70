import { boardsOf } from '../../runtime/model/boards/BoardSchema.ts';
import { shareKindNamed } from '../../runtime/model/shares/shareKinds.ts';
import type { ShareLine } from '../../runtime/wire/shares/Share.ts';
import { rolesOf } from '../access/roles.ts';
import { run } from '../db/sql/compile.ts';
import { values } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import type { UserCall } from '../http/Call.ts';
import { makerOf, type ShareEnd } from './makerOf.ts';
import type { StoredShare } from './storedShares.ts';

/** Most users and roles that a line names. */
const mostNamed = 20;

const namesOf = async (
  { context: { db } }: UserCall,
  users: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const { rows } = await run(
    db,
    sql`select "User_Id", "UserTrueName", "UserName" from "Sys_User" where "User_Id" in (${values(users)})`,
  );
  return new Map(
    rows.map(({ User_Id, UserTrueName, UserName }) => [Number(User_Id), String(UserTrueName ?? UserName)]),
  );
};

/** A share as its maker or an administrator sees it in a list. */
export const shareLine = async (call: UserCall, share: StoredShare): Promise<ShareLine> => {
  const { context, user } = call;
  const boards = boardsOf(context.catalog.bundle);
  const { users, roles } = share.content;
  const names = await namesOf(call, [share.madeBy, ...users.slice(0, mostNamed)]);
  const titles = roles.length === 0 ? [] : await rolesOf(context.db);
  const found = await makerOf(context, share);
  const ends: Readonly<Record<ShareEnd, string>> = {
    ended: call.say('share.ended', { at: share.endedAt?.slice(0, 16) ?? '' }),
    over: call.say('share.over'),
    maker: call.say('share.makerGone'),
  };
  return {
    ...{ id: share.id, kind: share.kind, name: share.name, madeAt: share.madeAt },
    boards: share.content.boards.map(({ board }) => boards.get(board)?.title ?? board),
    maker: names.get(share.madeBy) ?? `#${share.madeBy}`,
    ...(share.endsOn !== undefined && { endsOn: share.endsOn }),
    ...('end' in found && { ended: ends[found.end] }),
    ...(share.seenAt !== undefined && { seenAt: share.seenAt }),
    people: [
      ...roles.flatMap((id) => titles.find((role) => role.id === id)?.name ?? []),
      ...users.flatMap((id) => names.get(id) ?? []),
    ],
    ...(shareKindNamed(share.kind)?.hasCode === false && { path: `/board_${share.id}` }),
    isOwn: share.madeBy === user.id,
    mayEnd: share.endedAt === undefined && (user.isSuperAdmin || share.madeBy === user.id),
  };
};
