import type { User } from '../../runtime/model/access/User.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';

/**
 * Why the user may not change or delete a stored form; undefined: allowed. Only its maker and administrators may, because
 * a form says which roles read its answers.
 */
export const refusalToEditForm = (
  user: Pick<User, 'id' | 'isSuperAdmin'>,
  table: Pick<ResolvedTable, 'fields'>,
  form: Row,
): Issue | undefined => {
  const stamped = (stamp: string): string => table.fields.find((field) => field.stamp === stamp)?.field ?? '';
  if (user.isSuperAdmin || Number(form[stamped('createId')] ?? 0) === user.id) return undefined;
  const params = { title: String(form.Title ?? ''), maker: String(form[stamped('createName')] ?? '—') };
  return { path: '', rule: 'collection.notMaker', params, severity: 'error' };
};
