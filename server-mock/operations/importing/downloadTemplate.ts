import type { FileAnswer } from '../../../runtime/wire/Endpoint.ts';
import { type Answer, download, refuse } from '../../http/Answer.ts';
import type { UserCall } from '../../http/Call.ts';
import { SheetFault } from '../../workbooks/SheetFault.ts';
import type { TemplateColumn } from '../../workbooks/SheetSpec.ts';
import { WorkbookThread } from '../../workbooks/WorkbookThread.ts';
import { workbookName } from '../../workbooks/workbookName.ts';
import { isTextInSheet, textFormat } from '../exporting/exportColumns.ts';
import { xlsxType } from '../exporting/exportTable.ts';
import { type ImportColumn, importColumns } from './ImportColumn.ts';
import { importTarget } from './importTable.ts';
import { readLabelKeys } from './LabelKeys.ts';

const templateLimit = 30_000;
/** Maximum labels of one dictionary that the template offers as a list; longer ones get a hint in words. */
const choicesLimit = 2_000;

const hintOf = (call: UserCall, column: ImportColumn, choices: number): string => {
  const { field, required } = column;
  const parts = [
    required ? call.say('sheet.hintRequired') : '',
    field.numberRule === undefined ? '' : call.say('sheet.hintNumber'),
    field.kind.isMultiple(field) ? call.say('sheet.hintSeveral') : '',
    choices > choicesLimit ? call.say('sheet.hintLabel', { title: field.title }) : '',
  ];
  return parts.filter((part) => part !== '').join(call.say('list.importColumnsJoin'));
};

/**
 * `GET` or `POST /api/{table}/DownloadTemplate`: a workbook with the import columns of this user.
 * Required columns are marked; a second sheet holds dictionary labels to choose from.
 */
export const downloadTemplate = async (call: UserCall, tableName: string): Promise<Answer<FileAnswer>> => {
  const target = importTarget(call, tableName);
  if ('refused' in target) return target.refused;
  const { main } = target.document;
  const columns = importColumns(call, target.document);
  const labels = await readLabelKeys(call, columns);
  const sheet = columns.map((column): TemplateColumn => {
    const all = labels.get(column)?.labels ?? [];
    const several = column.field.kind.isMultiple(column.field);
    return {
      title: column.title,
      width: Math.max(12, Math.round((column.field.width ?? 100) / 6), column.title.length * 2 + 2),
      required: column.required,
      ...(isTextInSheet(column.field) ? { format: textFormat } : {}),
      hint: hintOf(call, column, all.length),
      // An Excel list takes a single label, so multiple choice gets no list.
      choices: several || all.length > choicesLimit ? [] : all,
    };
  });
  let thread: WorkbookThread | undefined;
  try {
    thread = await WorkbookThread.start();
    const { bytes } = await thread.ask(
      {
        kind: 'template',
        spec: { name: main.cnName, columns: sheet, choicesName: call.say('sheet.choices') },
      },
      templateLimit,
    );
    const [whole] = bytes;
    if (whole === undefined) throw new Error('the template has no bytes (bug)');
    return download({
      name: workbookName(main.cnName, call.say('sheet.template')),
      type: xlsxType,
      bytes: whole,
    });
  } catch (error) {
    if (!(error instanceof SheetFault)) throw error;
    return refuse('422', call.say(error.rule, error.params));
  } finally {
    await thread?.close();
  }
};
