import type { DesignAnswer } from '../../runtime/wire/design/DesignAnswer.ts';
import { type Answer, succeed } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { adminId, designId, newestDesign } from '../reading/storedDesign.ts';
import { problemsFor } from './problemsFor.ts';
import { readUserDesign } from './readUserDesign.ts';
import { shownDesign } from './shownDesign.ts';
import { withForm } from './withForm.ts';

/** `getData`, `getDataForAdmin`: a user's design as the caller may see it, with what of it cannot be read. */
export const getDesign = (call: UserCall, userId: number): Promise<Answer<DesignAnswer | null>> =>
  withForm(call, call.query('titleEnName') ?? '', async (document, readable) => {
    const { table } = document.main;
    const { record, number } = await newestDesign(call.context.db, table, userId);
    if (record === undefined) return succeed(null, null);
    const isWhole = [userId, adminId].includes(call.user.id);
    const shown = {
      FormId: designId(table, userId),
      User_Id: userId,
      Version: number,
      ...shownDesign(record, isWhole ? undefined : readable),
    };
    const { problems } = readUserDesign(call.context.catalog, document, shown);
    return succeed(null, shown, { problems: problemsFor(call, problems) });
  });
