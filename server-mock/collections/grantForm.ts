import type { User } from '../../runtime/model/access/User.ts';
import { namesIn } from '../../runtime/model/codegen/TableEntry.ts';
import { answerMenuId } from '../../runtime/model/collections/CollectionForm.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { superAdminRole } from '../access/loadAccount.ts';
import { rolesOf } from '../access/roles.ts';
import { changeRights, type RightsWriter } from '../accounts/changeRights.ts';
import { refusalToGive } from '../accounts/grantRules.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import { overlaysInForce } from '../catalog/versions.ts';
import type { Queryable } from '../db/Database.ts';

const idsIn = (list: unknown): readonly number[] => namesIn(String(list ?? '')).map(Number);

/** What a form gives its roles on its answers: those who fill it in may add, those who see results may read. */
const givenBy = (form: Row | undefined): ReadonlyMap<number, readonly string[]> => {
  const fill = new Set(idsIn(form?.FillRoleIds));
  const see = new Set(idsIn(form?.ResultRoleIds));
  return new Map(
    [...new Set([...fill, ...see])].map((role) => [
      role,
      [
        ...(see.has(role) ? ['Search'] : []),
        ...(fill.has(role) ? ['Add'] : []),
        ...(see.has(role) ? ['Export'] : []),
      ],
    ]),
  );
};

const lists = ['FillRoleIds', 'ResultRoleIds'] as const;

/**
 * Why the user may not choose these roles for a form, at the list: one that was added or taken away is not below the user's own.
 * Decided when the roles are chosen, also before the form has answers to give rights on.
 */
export const refusedRoles = async (
  db: Queryable,
  user: Pick<User, 'isSuperAdmin' | 'roleIds'>,
  before: Row | undefined,
  values: Row,
): Promise<readonly Issue[]> => {
  const roles = await rolesOf(db);
  return lists.flatMap((list): readonly Issue[] => {
    if (values[list] === undefined) return [];
    const [had, has] = [idsIn(before?.[list]), idsIn(values[list])];
    const changed = [...had.filter((id) => !has.includes(id)), ...has.filter((id) => !had.includes(id))];
    const known = changed.filter((id) => id !== superAdminRole && roles.some((role) => role.id === id));
    return known.flatMap((id) => refusalToGive(user, roles, id, list) ?? []).slice(0, 1);
  });
};

/** The actions of a role next: what the form adds, and what it takes away unless it was changed by hand since. */
const nextActions = (
  held: ReadonlySet<string>,
  was: readonly string[],
  now: readonly string[],
): readonly string[] => {
  const isByHand = held.size !== was.length || !was.every((action) => held.has(action));
  return isByHand ? [...held, ...now.filter((action) => !was.includes(action))] : now;
};

const sameActions = (one: readonly string[], other: readonly string[]): boolean =>
  one.join(',') === other.join(',');

/**
 * Gives the roles of a form their rights on its answers, and takes back those it gave before, where its lists of roles
 * changed; or issues. What was set by hand on the permission page since stays. The user is the form's maker or an administrator.
 * `before`: the record as it was.
 */
export const grantForm = async (
  tx: Queryable,
  call: RightsWriter & { readonly context: { readonly catalog: Pick<SchemaCatalog, 'trial'> } },
  form: Row,
  before: Row | undefined,
): Promise<readonly Issue[]> => {
  const [was, now] = [givenBy(before), givenBy(form)];
  const changed = [...new Set([...was.keys(), ...now.keys()])].filter(
    (role) => !sameActions(was.get(role) ?? [], now.get(role) ?? []),
  );
  if (changed.length === 0) return [];
  const lines = call.context.catalog.trial(await overlaysInForce(tx));
  const menuId = answerMenuId(String(form.FormId));
  for (const roleId of changed) {
    const issues = await changeRights(tx, call, lines, {
      roleId,
      makes: new Set([menuId]),
      next: (held) => {
        const actions = held.get(menuId) ?? new Set<string>();
        return new Map([[menuId, nextActions(actions, was.get(roleId) ?? [], now.get(roleId) ?? [])]]);
      },
    });
    if (issues.length > 0) return issues;
  }
  return [];
};
