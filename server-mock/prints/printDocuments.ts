import type { Document, DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import { numberFieldOf, type ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { FilledPrint } from '../../runtime/model/print/FilledPrint.ts';
import { Filler } from '../../runtime/model/print/Filler.ts';
import { sheetOf } from '../../runtime/model/print/papers.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { PrintBody } from '../../runtime/wire/print/Print.ts';
import { contextIn } from '../context/contextIn.ts';
import { Pace } from '../heavy/Pace.ts';
import { type Answer, refuse } from '../http/Answer.ts';
import { asText, sentBody, type UserCall } from '../http/Call.ts';
import { Labels } from '../operations/exporting/Labels.ts';
import { sentKeys } from '../operations/sentKeys.ts';
import { accessTable } from '../reading/tableAccess.ts';
import { templatesOf } from './offeredTemplates.ts';
import { printPdf } from './pdf/PrintThreads.ts';
import type { PrintResult } from './pdf/printMessages.ts';
import { type ReadDocuments, readDocuments } from './readDocuments.ts';

/** Maximum documents per call. */
const mostDocuments = 500;

/** Maximum names in one note. */
const mostNames = 20;

/** A PDF with its name and what the user has to know about it. */
export interface PrintedDocuments {
  readonly name: string;
  readonly result: PrintResult;
  readonly documents: number;
  readonly notes: readonly string[];
}

/** The call in the language that the body asks for. */
const callIn = (call: UserCall): UserCall => {
  const { locale } = sentBody<PrintBody>(call);
  return locale === 'zh' || locale === 'en'
    ? { ...call, locale, context: contextIn(call.context, locale) }
    : call;
};

const labelsOf = async (call: UserCall, doc: DocumentTable, documents: readonly Document[]) => {
  const labels = new Labels(call);
  const choices = (fields: readonly ResolvedField[]) => fields.filter(({ dataKey }) => dataKey !== undefined);
  await labels.prepare(
    choices(doc.main.fields),
    documents.map(({ main }) => main),
  );
  for (const { table } of doc.details)
    await labels.prepare(
      choices(table.fields),
      documents.flatMap(({ details }) => details[table.table] ?? []),
    );
  return (field: ResolvedField, value: Cell): string | undefined => {
    const known = labels.of(field);
    return known === undefined
      ? undefined
      : String(value)
          .split(',')
          .map((key) => known.get(key.trim()) ?? key)
          .join('、');
  };
};

const notesOf = (call: UserCall, filler: Filler, result: PrintResult): readonly string[] => [
  ...(filler.withheld.size > 0
    ? [call.say('print.withheld', { names: [...filler.withheld].slice(0, mostNames) })]
    : []),
  ...(filler.failed.size > 0
    ? [call.say('print.formulaFailed', { reasons: [...filler.failed].slice(0, mostNames) })]
    : []),
  ...(result.missing.length > 0
    ? [call.say('print.missingCharacters', { characters: result.missing.slice(0, mostNames) })]
    : []),
  ...(result.badCodes.length > 0
    ? [call.say('print.badCodes', { texts: result.badCodes.slice(0, mostNames) })]
    : []),
  ...(result.isCut ? [call.say('print.cut')] : []),
];

/** Prints the documents that a call names, or says why not. */
export const printDocuments = async (
  asked: UserCall,
  tableName: string,
): Promise<PrintedDocuments | { readonly refused: Answer<never> }> => {
  const call = callIn(asked);
  const refused = (answer: Answer<never>) => ({ refused: answer });
  const looking = accessTable(call, tableName, 'Search');
  if ('refused' in looking) return looking;
  const found = accessTable(call, tableName, 'Print');
  if ('refused' in found) return found;
  const { access } = found;
  const { table } = access;
  const templates = templatesOf(call, table.table);
  const wanted = asText(sentBody<PrintBody>(call).template);
  const template = wanted === undefined ? templates[0] : templates.find(({ print }) => print === wanted);
  const sheet = template && sheetOf(template.paper);
  if (template === undefined || sheet === undefined)
    return refused(refuse('404', call.say('print.noTemplate', { table: table.cnName, name: wanted ?? '' })));
  const keys = sentKeys(call, table);
  if (keys === undefined) return refused(refuse('422', call.say('server.paramsIncomplete')));
  if (keys.length > mostDocuments)
    return refused(refuse('422', call.say('print.tooMany', { n: mostDocuments })));
  const doc = { main: table, details: access.details };
  const all = new Set(access.details.map(({ table: detail }) => detail.table));
  const read = await readDocuments(call, access, keys, all);
  if ('refused' in read) return read;
  const filler = await fillerFor(call, doc, read);
  const excluded = exclusionOf(filler, template, read.documents, doc);
  if (excluded !== undefined) return refused(refuse('422', excluded));
  const filled: FilledPrint[] = [];
  const pace = new Pace();
  for (const document of read.documents) {
    if (pace.isDue) await pace.rest();
    filled.push(filler.fill(template, document));
  }
  const result = await printPdf({
    ...{ documents: filled, sheet, size: template.size ?? usualSize, title: template.title },
    ...{ author: call.user.realName, created: call.context.clock.millis(), lang: call.locale },
  });
  if (typeof result === 'string') return refused(refuse('422', call.say(`print.${result}`)));
  return {
    name: fileName(template.title, read.documents, doc),
    ...{ result, documents: filled.length, notes: notesOf(call, filler, result) },
  };
};

/** Size of type where a template says none, in points. */
const usualSize = 9;

const fillerFor = async (call: UserCall, doc: DocumentTable, read: ReadDocuments): Promise<Filler> => {
  const { catalog, clock } = call.context;
  return new Filler({
    ...{ doc, readable: read.readable, locale: call.locale },
    facts: { company: catalog.bundle.app?.company ?? '', user: call.user.realName, now: clock.now() },
    labelOf: await labelsOf(call, doc, read.documents),
  });
};

const numberOf = ({ main }: Document, { main: table }: DocumentTable): string =>
  String(main[numberFieldOf(table)?.field ?? table.key] ?? '');

const exclusionOf = (
  filler: Filler,
  template: Parameters<Filler['exclusion']>[0],
  documents: readonly Document[],
  doc: DocumentTable,
): string | undefined => {
  for (const document of documents) {
    const reason = filler.exclusion(template, document);
    if (reason !== undefined) return `${numberOf(document, doc)}：${reason}`;
  }
  return undefined;
};

/** Name of the file: the template, and the number of a single document. */
const fileName = (title: string, documents: readonly Document[], doc: DocumentTable): string => {
  const [first] = documents;
  const number = documents.length === 1 && first !== undefined ? ` ${numberOf(first, doc)}` : '';
  return `${`${title}${number}`.replace(/[\\/:*?"<>|]/g, '_').slice(0, 120)}.pdf`;
};
