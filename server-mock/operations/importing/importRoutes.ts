import { workbookEndpoints as endpoints } from '../../../runtime/wire/workbooks/workbookEndpoints.ts';
import type { Answer } from '../../http/Answer.ts';
import type { UserCall } from '../../http/Call.ts';
import { type Route, userRoute } from '../../http/Route.ts';
import { mayTakeLong } from '../../longWork/mayTakeLong.ts';
import { sheetLimits } from '../../workbooks/sheetLimits.ts';
import { downloadTemplate } from './downloadTemplate.ts';
import { importProgress, importReport } from './importReport.ts';
import { importTable } from './importTable.ts';
import { undoImport } from './undoImport.ts';

/** Limits for the file and the other parts of a multipart body. */
const uploads = { bytes: sheetLimits.bytes + 1024 * 1024, parts: 20 };

const of =
  <Data>(run: (call: UserCall, table: string) => Promise<Answer<Data>>) =>
  (call: UserCall): Promise<Answer<Data>> =>
    run(call, call.params.table ?? '');

/** Routes for imports of every table. */
export const importRoutes: readonly Route[] = [
  mayTakeLong(userRoute(endpoints.import, of(importTable), { uploads })),
  userRoute(endpoints.undo, of(undoImport)),
  userRoute(endpoints.report, of(importReport)),
  userRoute(endpoints.progress, of(importProgress)),
  userRoute(endpoints.template, of(downloadTemplate)),
  userRoute(endpoints.templateByPost, of(downloadTemplate)),
];
