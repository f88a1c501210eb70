import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { UserCall } from '../http/Call.ts';
import { keyOfUse, listRows } from '../workbooks/filling/FilledValues.ts';
import { fillingLimits } from '../workbooks/filling/fillingLimits.ts';
import type { FoundPlaceholder } from '../workbooks/filling/TemplateReading.ts';
import { SheetFault } from '../workbooks/SheetFault.ts';
import { WorkbookThread } from '../workbooks/WorkbookThread.ts';
import { namesOfTable } from './namesOfTable.ts';
import { pictureForm, placeholderForms } from './placeholderForms.ts';
import type { TemplateNames } from './TemplateNames.ts';
import { TemplatePlan } from './TemplatePlan.ts';

/** Milliseconds for reading a template. */
const readLimit = 20_000;

/** Maximum mistakes that are told at once. */
const mostIssues = 20;

/** The field of a template that holds its file. */
const fileField = 'TemplateFile';

const issue = (rule: string, params: Issue['params'] = {}): Issue => ({
  ...{ path: fileField, rule, params, severity: 'error' },
});

const mistakeOf = (
  found: FoundPlaceholder,
  names: TemplateNames,
  cell: string,
  lists: ReadonlySet<string>,
): Issue | undefined => {
  const { sheet, source, isAlone } = found;
  const at = { sheet, cell };
  const named = names.find(source);
  if ('fault' in named) {
    if (named.fault === 'ambiguous')
      return issue('excelTemplate.ambiguous', { ...at, name: named.name, names: named.names.join('、') });
    if (named.fault === 'unknownForm') {
      const forms = placeholderForms.map(({ names: [name = ''] }) => name).join('、');
      return issue('excelTemplate.unknownForm', { ...at, name: named.name, form: named.form, forms });
    }
    const { name, suggestion, owner } = named;
    return suggestion === undefined
      ? issue('excelTemplate.unknown', { ...at, table: owner, name })
      : issue('excelTemplate.meant', { ...at, table: owner, name, suggestion });
  }
  const isPicture =
    named.form?.isPicture === true || (named.form === undefined && pictureForm.fits(named.field));
  if (isPicture && !isAlone) return issue('excelTemplate.pictureInText', { ...at, name: source });
  if (named.detail !== undefined && found.cell === undefined)
    return issue('excelTemplate.rowsInHead', { ...at, name: source });
  if (lists.has(sheet) && named.detail !== listRows && named.field !== undefined)
    return issue('excelTemplate.mixedList', { ...at, name: source });
  return undefined;
};

/** What is wrong in a template of a table, with sheet, cell and what may be meant; nothing when it can be filled. */
export const checkTemplate = async (
  call: UserCall,
  tableName: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<readonly Issue[]> => {
  const known = namesOfTable(call, tableName);
  if (known === undefined)
    return [{ ...issue('excelTemplate.noTable', { name: tableName }), path: 'TableName' }];
  const { names, doc } = known;
  let thread: WorkbookThread | undefined;
  try {
    thread = await WorkbookThread.start();
    const { placeholders = [] } = await thread.ask({ kind: 'readTemplate', bytes }, readLimit);
    if (placeholders.length === 0)
      return [
        issue('excelTemplate.nothing', {
          example: `{${doc.main.byName.get(doc.main.nameField)?.title ?? ''}}`,
        }),
      ];
    if (new Set(placeholders.map(keyOfUse)).size > fillingLimits.placeholders)
      return [issue('excelTemplate.manyPlaceholders', { n: fillingLimits.placeholders })];
    const lists = new Set(
      placeholders.filter(({ source }) => isOfList(names, source)).map(({ sheet }) => sheet),
    );
    const head = call.say('excelTemplate.headOfPage');
    const mistakes = placeholders.flatMap(
      (found) => mistakeOf(found, names, found.cell ?? head, lists) ?? [],
    );
    if (mistakes.length > 0) return mistakes.slice(0, mostIssues);
    const { plan } = new TemplatePlan(placeholders, names, doc, call.locale, undefined);
    const { faults = [] } = await thread.ask({ kind: 'checkTemplate', plan }, readLimit);
    return faults
      .slice(0, mostIssues)
      .map(({ rule, sheet, cell }) => issue(`excelTemplate.${rule}`, { sheet, cell }));
  } catch (error) {
    if (!(error instanceof SheetFault)) throw error;
    return [issue(error.rule, error.params)];
  } finally {
    await thread?.close();
  }
};

const isOfList = (names: TemplateNames, source: string): boolean => {
  const named = names.find(source);
  return 'detail' in named && named.detail === listRows;
};
