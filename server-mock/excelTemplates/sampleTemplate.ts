import type { FileAnswer } from '../../runtime/wire/Endpoint.ts';
import { type Answer, download } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { xlsxType } from '../operations/exporting/exportTable.ts';
import { accessTable } from '../reading/tableAccess.ts';
import { drawWorkbook } from '../workbooks/drawWorkbook.ts';
import { workbookName } from '../workbooks/workbookName.ts';
import { namesOfTable } from './namesOfTable.ts';
import { sampleSheets } from './sampleSheets.ts';

/** Braces around placeholders in lines of help: doubled, so that they stay as they are. */
const doubled = { open: '{{', close: '}}' };

const helpLines = ['fields', 'text', 'rows', 'sum', 'forms', 'facts', 'list', 'sheets', 'rights'] as const;

/** Words of placeholders in the language of the user; every language is understood. */
const ownerWords = {
  zh: { detail: '明细', list: '列表', index: '序号' },
  en: { detail: 'details', list: 'list', index: 'no' },
} as const;

/** `GET /api/jig/excelTemplateSample?table`: a workbook with every placeholder of the table that the user may read. */
export const sampleTemplate = async (call: UserCall): Promise<Answer<FileAnswer>> => {
  const found = accessTable(call, call.query('table') ?? '', 'Search');
  if ('refused' in found) return found.refused;
  const { table, answered, details } = found.access;
  const names = namesOfTable(call, table.table)?.names;
  if (names === undefined) throw new Error('a table without names (bug)');
  const readable = new Map([[table.table, answered]]);
  const shown = details.flatMap((detail) => {
    const own = accessTable(call, detail.table.table, 'Search');
    if ('refused' in own) return [];
    readable.set(detail.table.table, own.access.answered);
    return [detail];
  });
  const bytes = await drawWorkbook(
    sampleSheets({ main: table, details: shown }, names, readable, {
      main: call.say('excelTemplate.sampleMain'),
      list: call.say('excelTemplate.sampleList'),
      help: call.say('excelTemplate.sampleHelp'),
      owners: ownerWords[call.locale],
      number: call.say('excelTemplate.sampleNumber'),
      total: call.say('print.total'),
      lines: helpLines.map((line) => call.say(`excelTemplate.help.${line}`, doubled)),
    }),
  );
  const name = workbookName(call.say('excelTemplate.sampleName', { table: table.cnName }), '');
  return download({ name, type: xlsxType, bytes });
};
