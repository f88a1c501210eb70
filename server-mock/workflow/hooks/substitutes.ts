import type { Cell, Row } from '../../../runtime/model/schema/Row.ts';
import { circleOf, type Substitution } from '../../../runtime/model/workflow/substitutes/Substitution.ts';
import { type Hook, veto } from '../../context/Hook.ts';
import type { Queryable } from '../../db/Database.ts';

const named = 'select "User_Id", "UserTrueName", "Enable" from "Sys_User" where "User_Id" = any($1::int[])';

const peopleOf = async (db: Queryable, ids: readonly number[]) => {
  const { rows } = await db.query(named, [ids]);
  return new Map(
    rows.map((row) => [
      Number(row.User_Id),
      { name: String(row.UserTrueName ?? ''), enabled: Number(row.Enable ?? 1) === 1 },
    ]),
  );
};

const day = (cell: Cell | undefined): string => String(cell ?? '').slice(0, 10);

/**
 * Sys_WorkFlowSubstitute: users choose their own substitutes; administrators choose for every user.
 * Checks that the days are in order and that both users may log in.
 */
export const substituteOwn: Hook = async ({ call, db, moment, stored, values }) => {
  const { user } = call;
  const isDelete = moment === 'delBefore';
  if (stored === undefined) values.User_Id = values.User_Id ?? user.id;
  const row: Row = { ...stored, ...values };
  const ids = [stored?.User_Id, row.User_Id, isDelete ? undefined : row.Substitute_Id].flatMap((cell) =>
    cell === undefined || cell === null ? [] : [Number(cell)],
  );
  const people = await peopleOf(db, ids);
  const other = [stored?.User_Id, row.User_Id].find((cell) => cell !== undefined && Number(cell) !== user.id);
  if (other !== undefined && !user.isSuperAdmin)
    return veto('User_Id', 'flowTime.ownOnly', { name: people.get(Number(other))?.name ?? '' });
  if (isDelete) return [];
  const [begin, end] = [day(row.BeginDate), day(row.EndDate)];
  if (end < begin) return veto('EndDate', 'flowTime.endBeforeBegin', { begin, end });
  if (Number(row.User_Id) === Number(row.Substitute_Id)) return veto('Substitute_Id', 'flowTime.ofOneself');
  // An old substitution may be disabled or shortened whatever the state of its users.
  const isOff = Number(row.Enable ?? 1) !== 1;
  for (const field of ['User_Id', 'Substitute_Id'] as const) {
    const person = people.get(Number(row[field]));
    if (person?.enabled !== true && !isOff)
      return veto(field, 'flowTime.personDisabled', { name: person?.name ?? '' });
  }
  return [];
};

const linkOf = (row: Row): Substitution => ({
  userId: Number(row.User_Id),
  substituteId: Number(row.Substitute_Id),
  from: day(row.BeginDate),
  to: day(row.EndDate),
  table: row.WorkTable === null || row.WorkTable === '' ? undefined : String(row.WorkTable),
});

/** Serializes these saves: two at once could close a circle that neither sees. */
const alone = `select pg_advisory_xact_lock(hashtext('jig substitutes')) is null as "locked"`;

const others = `
  select "User_Id", "Substitute_Id", to_char("BeginDate", 'YYYY-MM-DD') as "BeginDate",
    to_char("EndDate", 'YYYY-MM-DD') as "EndDate", "WorkTable"
  from "Sys_WorkFlowSubstitute"
  where coalesce("Enable", 1) = 1 and "Substitution_Id" <> $1 and "BeginDate" <= $3::date and "EndDate" >= $2::date`;

/** Sys_WorkFlowSubstitute, inside its save: refuses a circle of substitutes and names its members. */
export const substituteCircle: Hook = async ({ db, table, stored, values }) => {
  const row: Row = { ...stored, ...values };
  if (Number(row.Enable ?? 1) !== 1) return [];
  const added = linkOf(row);
  await db.query(alone);
  const { rows } = await db.query(others, [Number(row[table.key] ?? 0), added.from, added.to]);
  const chain = circleOf(
    added,
    rows.map((one) => linkOf(one as Row)),
  );
  if (chain === undefined) return [];
  const people = await peopleOf(db, chain);
  const names = chain.map((id) => people.get(id)?.name ?? String(id)).join('→');
  return veto('Substitute_Id', 'flowTime.circle', { chain: names });
};
