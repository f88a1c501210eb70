import type { Ignored } from '../../../runtime/model/conditions/query/Clause.ts';
import { isMessageKey, text } from '../../../runtime/model/messages/index.ts';
import type { FileAnswer } from '../../../runtime/wire/Endpoint.ts';
import type { EndRead } from '../../heavy/HeavyReads.ts';
import { heldStream } from '../../heavy/heldStream.ts';
import { type Answer, download, refuse } from '../../http/Answer.ts';
import { bodyObject, type UserCall } from '../../http/Call.ts';
import { accessTable, type TableAccess } from '../../reading/tableAccess.ts';
import { sheetStream } from '../../workbooks/sheetStream.ts';
import { workbookName } from '../../workbooks/workbookName.ts';
import { keysOf } from '../reading/keysOf.ts';
import { type Query, readQuery } from '../readQuery.ts';
import { exportBatches } from './exportBatches.ts';
import { type ExportColumn, exportColumns } from './exportColumns.ts';

/** Maximum rows of one sheet without its header. */
const rowLimit = 1_048_575;

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Formats the time as `yyyyMMddHHmmss` for file names. */
export const fileStamp = (now: string): string => now.replace(/\D/g, '');

const ignoredText = (call: UserCall, ignored: readonly Ignored[]): string =>
  ignored
    .map(({ name, value, reason }) =>
      isMessageKey(reason) ? text(reason, call.locale, { name, value }) : reason,
    )
    .join(call.say('list.importColumnsJoin'));

/**
 * `POST /api/{table}/Export`: exports the whole filtered set as .xlsx, with the rows and columns the caller
 * may see. The body is that of Page plus `columns`, the names of the visible columns. Conditions that Page
 * would ignore are refused here: without them the file would hold more than the user asked for.
 */
export const exportTable = async (call: UserCall, tableName: string): Promise<Answer<FileAnswer>> => {
  // Export also needs the right to view the list.
  const looking = accessTable(call, tableName, 'Search');
  if ('refused' in looking) return looking.refused;
  const found = accessTable(call, tableName, 'Export');
  if ('refused' in found) return found.refused;
  const { access } = found;
  const body = bodyObject(call);
  const read = await readQuery(call, access, body);
  if ('refused' in read) return read.refused;
  const { query } = read;
  if (query.ignored.length > 0)
    return refuse('422', call.say('sheet.exportIgnored', { reasons: ignoredText(call, query.ignored) }), {
      ignored: query.ignored,
    });
  const { columns, unknown } = exportColumns(access, body.columns, call.locale);
  if (unknown.length > 0)
    return refuse('422', call.say('sheet.exportColumn', { names: unknown.slice(0, 20) }));
  if (columns.length === 0) return refuse('422', call.say('sheet.exportNoColumn'));
  const end = await call.context.heavy.begin(call.user.id);
  if (end === undefined) return refuse('429', call.say('server.heavyRunning'));
  try {
    const answer = await workbook(call, access, query, columns, end);
    // A refusal opens no read.
    if (answer.file === undefined) end();
    return answer;
  } catch (error) {
    end();
    throw error;
  }
};

/** The workbook as a stream; calls `end` when the stream was read or cancelled. */
const workbook = async (
  call: UserCall,
  access: TableAccess,
  query: Query,
  columns: readonly ExportColumn[],
  end: EndRead,
): Promise<Answer<FileAnswer>> => {
  const { keys, count } = await keysOf(call, access, query, { rows: rowLimit + 1, offset: 0 });
  if (count > rowLimit) return refuse('422', call.say('sheet.exportTooLong', { n: rowLimit }));
  const { cnName } = access.table;
  const spec = { name: cnName, columns: columns.map(({ sheet }) => sheet) };
  return download({
    name: workbookName(cnName, fileStamp(call.context.clock.now())),
    type: xlsxType,
    bytes: heldStream(sheetStream(spec, exportBatches(call, access, query, columns, keys)), end),
  });
};
