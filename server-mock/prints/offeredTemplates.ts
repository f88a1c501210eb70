import type { User } from '../../runtime/model/access/User.ts';
import { type PrintSchema, printsOf } from '../../runtime/model/schema/PrintSchema.ts';
import type { OfferedTemplate } from '../../runtime/wire/print/Print.ts';
import { type Answer, succeed } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { accessTable } from '../reading/tableAccess.ts';

/** The templates of a table for the user and the language of the call: default ones first, and those of this language before others. */
export const templatesOf = ({ context, locale, user }: UserCall, table: string): readonly PrintSchema[] =>
  [...printsOf(context.catalog.bundle).values()]
    .filter((one) => one.table === table && (one.language ?? locale) === locale && isFor(one, user))
    .toSorted((a, b) => rankOf(b) - rankOf(a));

const isFor = ({ roles }: PrintSchema, { isSuperAdmin, roleNames }: User): boolean =>
  isSuperAdmin || roles === undefined || roles.some((role) => roleNames.includes(role));

const rankOf = ({ isDefault = false, language }: PrintSchema): number =>
  2 * Number(isDefault) + Number(language !== undefined);

/** `GET /api/jig/templates?table`: the templates that the user may print documents of the table with. */
export const offeredTemplates = async (call: UserCall): Promise<Answer<readonly OfferedTemplate[]>> => {
  const found = accessTable(call, call.query('table') ?? '', 'Print');
  if ('refused' in found) return found.refused;
  const templates = templatesOf(call, found.access.table.table);
  return succeed(
    null,
    templates.map(({ print, title }) => ({ name: print, title })),
  );
};
