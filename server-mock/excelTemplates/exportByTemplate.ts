import { Filler } from '../../runtime/model/print/Filler.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { FileAnswer } from '../../runtime/wire/Endpoint.ts';
import type { TemplateExportBody } from '../../runtime/wire/excelTemplates/ExcelTemplates.ts';
import { type Answer, download, refuse } from '../http/Answer.ts';
import { asText, bodyObject, sentBody, type UserCall } from '../http/Call.ts';
import { fileStamp, xlsxType } from '../operations/exporting/exportTable.ts';
import { keysOf } from '../operations/reading/keysOf.ts';
import { readQuery } from '../operations/readQuery.ts';
import { sentKeys } from '../operations/sentKeys.ts';
import { printLabels } from '../prints/printLabels.ts';
import { readDocuments } from '../prints/readDocuments.ts';
import { parseKey } from '../reading/parseKey.ts';
import { accessTable, type TableAccess } from '../reading/tableAccess.ts';
import type { FoundPlaceholder } from '../workbooks/filling/TemplateReading.ts';
import { SheetFault } from '../workbooks/SheetFault.ts';
import { WorkbookThread } from '../workbooks/WorkbookThread.ts';
import { workbookName } from '../workbooks/workbookName.ts';
import { namesOfTable } from './namesOfTable.ts';
import { notesHeader } from './notesHeader.ts';
import { fileBytes, type StoredTemplate, templatesOfTable } from './storedTemplates.ts';
import type { TemplateNames } from './TemplateNames.ts';
import { TemplatePictures } from './TemplatePictures.ts';
import { TemplatePlan } from './TemplatePlan.ts';

/** Maximum documents per call. */
const mostDocuments = 1000;

/** Milliseconds for reading the template, and for filling it. */
const readLimit = 20_000;
const fillLimit = 60_000;

type Refused = { readonly refused: Answer<never> };

/** Keys of the documents: those sent, else those of the query as a list asks it. */
const askedKeys = async (
  call: UserCall,
  access: TableAccess,
): Promise<{ readonly keys: readonly Cell[] } | Refused> => {
  const { table } = access;
  const refused = (answer: Answer<never>): Refused => ({ refused: answer });
  const tooMany = (): Refused =>
    refused(refuse('422', call.say('excelTemplate.tooMany', { n: mostDocuments })));
  const body = sentBody<TemplateExportBody>(call);
  if (body.keys !== undefined) {
    if (Array.isArray(body.keys) && body.keys.length > mostDocuments) return tooMany();
    const keys = sentKeys(call, table);
    return keys === undefined ? refused(refuse('422', call.say('server.paramsIncomplete'))) : { keys };
  }
  const read = await readQuery(call, access, bodyObject(call));
  if ('refused' in read) return read;
  if (read.query.ignored.some(({ rowsStay }) => rowsStay !== true))
    return refused(
      refuse(
        '422',
        call.say('sheet.exportIgnored', { reasons: read.query.ignored.map(({ name }) => name).join('、') }),
      ),
    );
  const { keys, count } = await keysOf(call, access, read.query, { rows: mostDocuments + 1, offset: 0 });
  if (count > mostDocuments) return tooMany();
  const found = keys.take(count).flatMap((key) => parseKey(table, key) ?? []);
  return found.length === 0 ? refused(refuse('422', call.say('excelTemplate.none'))) : { keys: found };
};

const askedTemplate = async (
  call: UserCall,
  table: TableAccess['table'],
): Promise<{ readonly template: StoredTemplate; readonly bytes: Uint8Array<ArrayBuffer> } | Refused> => {
  const wanted = asText(sentBody<TemplateExportBody>(call).template);
  const templates = await templatesOfTable(call.context, table.table);
  const template =
    wanted === undefined || wanted === ''
      ? templates[0]
      : templates.find(({ id, title }) => String(id) === wanted || title === wanted);
  if (template === undefined) {
    const name = wanted ?? '';
    return { refused: refuse('404', call.say('excelTemplate.noTemplate', { table: table.cnName, name })) };
  }
  const bytes = await fileBytes(call.context, call.context.db, template.path);
  return bytes === undefined
    ? { refused: refuse('404', call.say('excelTemplate.lostFile', { name: template.title })) }
    : { template, bytes };
};

interface Filled {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly isZip: boolean;
  readonly notes: readonly string[];
}

/** The details whose rows a template shows: others are not read. */
const detailsNamed = (placeholders: readonly FoundPlaceholder[], names: TemplateNames): ReadonlySet<string> =>
  new Set(
    placeholders.flatMap(({ source }) => {
      const named = names.find(source);
      return 'fault' in named ? [] : (named.detail ?? []);
    }),
  );

/** Fills the workbook in a thread. Throws SheetFault. */
const filled = async (
  call: UserCall,
  access: TableAccess,
  keys: readonly Cell[],
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Filled | Refused> => {
  const { work } = call;
  const thread = await WorkbookThread.start();
  // The thread may be in the middle of its work.
  const stop = (): void => void thread.close();
  work?.signal.addEventListener('abort', stop);
  try {
    const { placeholders = [] } = await thread.ask({ kind: 'readTemplate', bytes }, readLimit);
    const doc = { main: access.table, details: access.details };
    const names = namesOfTable(call, doc.main.table)?.names;
    if (names === undefined) throw new Error('a table without names (bug)');
    const read = await readDocuments(call, access, keys, detailsNamed(placeholders, names));
    if ('refused' in read) return read;
    const plan = new TemplatePlan(placeholders, names, doc, call.locale, read.readable);
    const { catalog, clock } = call.context;
    const filler = new Filler({
      ...{ doc, readable: read.readable, locale: call.locale },
      facts: { company: catalog.bundle.app?.company ?? '', user: call.user.realName, now: clock.now() },
      labelOf: await printLabels(call, doc, read.documents),
    });
    const pictures = new TemplatePictures();
    await pictures.read(call, doc, read.documents, plan.pictureFields);
    const filling = await plan.fill(filler, read, pictures, work);
    const total = read.documents.length;
    work?.tell({ phase: 'writing', done: total, total });
    const isZip =
      sentBody<TemplateExportBody>(call).as === 'files' && plan.isPerDocument && read.documents.length > 1;
    const answer = await thread.ask(
      { kind: 'fillTemplate', filling, as: isZip ? 'files' : 'sheets' },
      fillLimit,
    );
    const [made] = answer.bytes;
    if (made === undefined) throw new Error('no workbook was made (bug)');
    return { bytes: made, isZip, notes: notesOf(call, plan, filler, pictures) };
  } finally {
    work?.signal.removeEventListener('abort', stop);
    await thread.close();
  }
};

/** Maximum names in one note. */
const mostNames = 20;

const notesOf = (
  call: UserCall,
  { gone }: TemplatePlan,
  { withheld }: Filler,
  { badCodes, left }: TemplatePictures,
): readonly string[] => {
  const some = (all: Iterable<string>): readonly string[] => [...all].slice(0, mostNames);
  return [
    ...(gone.size > 0 ? [call.say('excelTemplate.gone', { names: some(gone) })] : []),
    ...(withheld.size > 0 ? [call.say('print.withheld', { names: some(withheld) })] : []),
    ...(badCodes.size > 0 ? [call.say('excelTemplate.badCodes', { texts: some(badCodes) })] : []),
    ...(left.size > 0 ? [call.say('print.badPictures', { names: some(left) })] : []),
  ];
};

/**
 * `POST /api/{table}/exportByTemplate` `{keys | query, template?, as?}`: the documents in a workbook of the template, a sheet each,
 * or in a zip of workbooks. Fields that the user may not read are blank, and formulas over them.
 */
export const exportByTemplate = async (call: UserCall, tableName: string): Promise<Answer<FileAnswer>> => {
  const looking = accessTable(call, tableName, 'Search');
  if ('refused' in looking) return looking.refused;
  const found = accessTable(call, tableName, 'Export');
  if ('refused' in found) return found.refused;
  const { access } = found;
  const { table } = access;
  const asked = await askedTemplate(call, table);
  if ('refused' in asked) return asked.refused;
  const end = await call.context.heavy.begin(call.user.id);
  if (end === undefined) return refuse('429', call.say('server.heavyRunning'));
  try {
    const wanted = await askedKeys(call, access);
    if ('refused' in wanted) return wanted.refused;
    const made = await filled(call, access, wanted.keys, asked.bytes);
    if ('refused' in made) return made.refused;
    const { bytes, isZip, notes } = made;
    const name = workbookName(asked.template.title, fileStamp(call.context.clock.now()));
    const answer = download({
      ...(isZip
        ? { name: name.replace(/\.xlsx$/, '.zip'), type: 'application/zip' }
        : { name, type: xlsxType }),
      bytes,
    });
    return { ...answer, headers: notesHeader(notes) };
  } catch (error) {
    if (!(error instanceof SheetFault)) throw error;
    return refuse('422', call.say(error.rule, error.params));
  } finally {
    end();
  }
};
