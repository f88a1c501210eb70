import { isAudited } from '../../../runtime/model/access/documentState.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import { type Answer, refuse } from '../../http/Answer.ts';
import type { UserCall } from '../../http/Call.ts';
import { accessTable } from '../../reading/tableAccess.ts';
import { type CourseAccess, courseAccess } from './courseScope.ts';

/** The document of a call about its workflow. */
export interface AskedCourse extends CourseAccess {
  readonly full: DocumentTable;
}

/** The document with approval that a call names by table and key, or the refusal. */
export const courseOf = (
  call: UserCall,
  tableName: string,
  sentKey: string | undefined,
): { readonly course: AskedCourse } | { readonly refused: Answer<never> } => {
  const full = call.context.catalog.document(tableName);
  if (full === undefined || !isAudited(full.main)) {
    const access = accessTable(call, tableName, 'Search');
    if ('refused' in access) return access;
    const { cnName } = access.access.table;
    if (full === undefined) return { refused: refuse('404', call.say('server.notFound')) };
    return { refused: refuse('422', call.say('approval.notAudited', { table: cnName })) };
  }
  const access = courseAccess(call, full.main, sentKey);
  return 'refused' in access ? access : { course: { ...access, full } };
};
