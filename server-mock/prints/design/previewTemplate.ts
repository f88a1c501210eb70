import type { PrintSchema } from '../../../runtime/model/schema/PrintSchema.ts';
import type { TemplatePreview, TemplatePreviewBody } from '../../../runtime/wire/print/PrintDesign.ts';
import { type Answer, refuse, succeed } from '../../http/Answer.ts';
import { asObject, sentBody, type UserCall } from '../../http/Call.ts';
import { issuesAnswer } from '../../http/issuesAnswer.ts';
import { accessTable } from '../../reading/tableAccess.ts';
import { fillerFor } from '../printDocuments.ts';
import { printNotes } from '../printNotes.ts';
import { readDocuments } from '../readDocuments.ts';
import { templateIssues } from './checkTemplate.ts';

/** Maximum sheets or labels of a preview. */
const most = 50;

/** What a preview cannot tell, because nothing is drawn. */
const undrawn = {
  missing: [],
  badCodes: [],
  badPictures: [],
  isCut: false,
  pages: 0,
  bytes: new Uint8Array(),
};

/**
 * `POST /api/jig/prints/preview` `{name, patch, key}`: a stored document in a template that is not published, with what the user
 * may read of it. Prints nothing and counts nothing.
 */
export const previewTemplate = async (call: UserCall): Promise<Answer<TemplatePreview>> => {
  const { patch, key } = sentBody<TemplatePreviewBody>(call);
  const issues = await templateIssues(call);
  if (issues === undefined || (typeof key !== 'string' && typeof key !== 'number'))
    return refuse('422', call.say('server.paramsIncomplete'));
  if (issues.length > 0) return issuesAnswer(call, issues);
  const template = asObject(patch) as unknown as PrintSchema; // checked above
  const found = accessTable(call, template.table, 'Search');
  if ('refused' in found) return found.refused;
  const { access } = found;
  const all = new Set(access.details.map(({ table }) => table.table));
  const read = await readDocuments(call, access, [key], all);
  if ('refused' in read) return read.refused;
  const filler = await fillerFor(call, { main: access.table, details: access.details }, read, [template]);
  const documents = read.documents.flatMap((document) => filler.fillRun(template, document, most));
  return succeed(null, { documents, notes: printNotes(call, filler, undrawn) });
};
