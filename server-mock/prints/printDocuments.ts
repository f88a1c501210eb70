import type { Document, DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { FilledPrint } from '../../runtime/model/print/FilledPrint.ts';
import { Filler } from '../../runtime/model/print/Filler.ts';
import { sheetOf } from '../../runtime/model/print/papers.ts';
import { printNeeds } from '../../runtime/model/print/printNeeds.ts';
import type { PrintSchema } from '../../runtime/model/schema/PrintSchema.ts';
import type { PrintBody } from '../../runtime/wire/print/Print.ts';
import { callIn } from '../context/callIn.ts';
import { Pace } from '../heavy/Pace.ts';
import { type Answer, refuse } from '../http/Answer.ts';
import { asText, sentBody, type UserCall } from '../http/Call.ts';
import { accessTable } from '../reading/tableAccess.ts';
import { keyText } from '../records/keyText.ts';
import { chooseTemplate, numberOf } from './chooseTemplate.ts';
import { templatesOf } from './offeredTemplates.ts';
import { printPdf } from './pdf/PrintThreads.ts';
import type { PrintResult } from './pdf/printMessages.ts';
import { recordPrinting, timesPrinted } from './printedRecord.ts';
import { printKeys } from './printKeys.ts';
import { printLabels } from './printLabels.ts';
import { printNotes } from './printNotes.ts';
import { type ReadDocuments, readDocuments } from './readDocuments.ts';
import { readPictures } from './readPictures.ts';

/** Maximum documents per call, copies of them, and filled sheets and labels of one file. */
const mostDocuments = 500;
const mostCopies = 20;
const mostFilled = 2000;

/** A PDF with its name and what the user has to know about it. */
export interface PrintedDocuments {
  readonly name: string;
  readonly result: PrintResult;
  readonly documents: number;
  readonly notes: readonly string[];
}

type Refused = { readonly refused: Answer<never> };

/** What a call asks to print, before documents are read. */
const askedPrint = (call: UserCall, tableName: string) => {
  const looking = accessTable(call, tableName, 'Search');
  if ('refused' in looking) return looking;
  const found = accessTable(call, tableName, 'Print');
  if ('refused' in found) return found;
  const { access } = found;
  const { table } = access;
  const refused = (answer: Answer<never>): Refused => ({ refused: answer });
  const body = sentBody<PrintBody>(call);
  const wanted = asText(body.template);
  const [first, ...others] = templatesOf(call, table.table).filter(
    ({ print }) => wanted === undefined || wanted === '' || print === wanted,
  );
  if (first === undefined)
    return refused(refuse('404', call.say('print.noTemplate', { table: table.cnName, name: wanted ?? '' })));
  const keys = printKeys(call, table);
  const copies = Number(body.copies ?? 1);
  if (keys === undefined) return refused(refuse('422', call.say('server.paramsIncomplete')));
  if (keys.length > mostDocuments)
    return refused(refuse('422', call.say('print.tooMany', { n: mostDocuments })));
  if (!Number.isInteger(copies) || copies < 1 || copies > mostCopies)
    return refused(refuse('422', call.say('print.badCopies', { n: mostCopies })));
  return { access, keys, copies, templates: [first, ...others] as const };
};

/** Prints the documents that a call names, or says why not. */
export const printDocuments = async (
  asked: UserCall,
  tableName: string,
): Promise<PrintedDocuments | Refused> => {
  const call = callIn(asked, sentBody<PrintBody>(asked).locale);
  const wanted = askedPrint(call, tableName);
  if ('refused' in wanted) return wanted;
  const { access, keys, copies, templates } = wanted;
  const { table } = access;
  const doc = { main: table, details: access.details };
  const all = new Set(access.details.map(({ table: detail }) => detail.table));
  const read = await readDocuments(call, access, keys, all);
  if ('refused' in read) return read;
  const filler = await fillerFor(call, doc, read, templates);
  const chosen = chooseTemplate(filler, templates, read.documents, doc);
  if ('refused' in chosen) return { refused: refuse('422', chosen.refused) };
  const { template } = chosen;
  const sheet = sheetOf(template.paper);
  if (sheet === undefined) throw new Error(`template ${template.print} has no paper`); // checked with the schema
  const { filled, isCut } = await fillAll(call, filler, template, read.documents, copies);
  if (filled.length === 0) return { refused: refuse('422', call.say('print.nothing')) };
  const { work } = call;
  const made = await printPdf(
    {
      ...{ documents: filled, sheet, size: template.size ?? usualSize, title: template.title },
      ...{ author: call.user.realName, created: call.context.clock.millis(), lang: call.locale },
      pictures: await readPictures(call, filler.pictures),
    },
    {
      signal: work?.signal,
      tell: (printed) => work?.tell({ phase: 'drawing', done: printed, total: filled.length }),
    },
  );
  if (typeof made === 'string') return { refused: refuse('422', call.say(`print.${made}`)) };
  const result = { ...made, isCut: made.isCut || isCut };
  const texts = keys.map(keyText);
  // Who looks as a role stores nothing.
  if (call.looker === undefined)
    await recordPrinting(call.context, {
      ...{ table: table.table, keys: texts, template: template.title, user: call.user, copies },
    });
  return {
    name: fileName(template.title, read.documents, doc),
    ...{ result, documents: read.documents.length, notes: printNotes(call, filler, result) },
  };
};

/** Size of type where a template says none, in points. */
const usualSize = 9;

/** What fills these templates with documents that were read for a call. */
export const fillerFor = async (
  call: UserCall,
  doc: DocumentTable,
  { documents, readable }: ReadDocuments,
  templates: readonly PrintSchema[],
): Promise<Filler> => {
  const { catalog, clock, approvalRecord } = call.context;
  const { table, key } = doc.main;
  const keyOf = ({ main }: Document): string => keyText(main[key]);
  const keys = documents.map(keyOf);
  const isApproved = templates.some((one) => printNeeds(one).has('approvals'));
  const approvals = isApproved ? await approvalRecord?.(call, table, keys) : undefined;
  const times = await timesPrinted(call.context, table, keys);
  return new Filler({
    ...{ doc, readable, locale: call.locale },
    facts: { company: catalog.bundle.app?.company ?? '', user: call.user.realName, now: clock.now() },
    labelOf: await printLabels(call, doc, documents),
    approvalsOf: (document) => approvals?.get(keyOf(document)) ?? [],
    timesPrinted: (document) => times.get(keyOf(document)) ?? 0,
  });
};

/** Fills the template for all documents, in the order of printing. */
const fillAll = async (
  { work }: UserCall,
  filler: Filler,
  template: PrintSchema,
  documents: readonly Document[],
  copies: number,
): Promise<{ readonly filled: readonly FilledPrint[]; readonly isCut: boolean }> => {
  const filled: FilledPrint[] = [];
  const pace = new Pace();
  for (const [at, document] of documents.entries()) {
    if (pace.isDue) await pace.rest();
    work?.signal.throwIfAborted();
    work?.tell({ phase: 'filling', done: at, total: documents.length });
    // One more than there may be tells that some are missing.
    filled.push(...filler.fillRun(template, document, mostFilled + 1 - filled.length));
  }
  const repeated = Array.from({ length: copies }, () => filled).flat();
  return { filled: repeated.slice(0, mostFilled), isCut: repeated.length > mostFilled };
};

/** Name of the file: the template, and the number of a single document. */
const fileName = (title: string, documents: readonly Document[], doc: DocumentTable): string => {
  const [first] = documents;
  const number = documents.length === 1 && first !== undefined ? ` ${numberOf(first, doc)}` : '';
  return `${`${title}${number}`.replace(/[\\/:*?"<>|]/g, '_').slice(0, 120)}.pdf`;
};
