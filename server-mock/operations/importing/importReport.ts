import type { FileAnswer } from '../../../runtime/wire/Endpoint.ts';
import type { ImportState } from '../../../runtime/wire/workbooks/ImportResult.ts';
import { type Answer, download, refuse, succeed } from '../../http/Answer.ts';
import type { UserCall } from '../../http/Call.ts';
import { workbookName } from '../../workbooks/workbookName.ts';
import { fileStamp, xlsxType } from '../exporting/exportTable.ts';
import { importTarget } from './importTable.ts';
import { progressOf } from './Progress.ts';
import { readReport } from './reports.ts';

/** `GET /api/{table}/ImportReport?id=`: the workbook with marked rows; only for its importer, for one day. */
export const importReport = async (call: UserCall, tableName: string): Promise<Answer<FileAnswer>> => {
  const target = importTarget(call, tableName);
  if ('refused' in target) return target.refused;
  const bytes = await readReport(call.context, call.query('id') ?? '', call.user.id);
  if (bytes === undefined) return refuse('404', call.say('sheet.noReport'));
  const { cnName } = target.full.main;
  const name = workbookName(cnName, call.say('sheet.reportHeading') + fileStamp(call.context.clock.now()));
  return download({ name, type: xlsxType, bytes });
};

/** `GET /api/{table}/ImportProgress?id=`: progress of the caller's own import; null when it has ended. */
export const importProgress = async (
  call: UserCall,
  tableName: string,
): Promise<Answer<ImportState | null>> => {
  const target = importTarget(call, tableName);
  return 'refused' in target
    ? target.refused
    : succeed(null, (await progressOf(call, call.query('id') ?? '')) ?? null);
};
