import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { ViewField } from '../../../runtime/model/schema/ViewSchema.ts';
import { hasDrawnSources } from '../draft/isDrawn.ts';
import { isGrouped } from '../draft/keyColumns.ts';
import type { ViewDraft } from '../draft/ViewDraft.ts';

/** Columns that may tell the rows apart. */
const mostKeys = 8;

const issue = (
  path: string,
  rule: Issue['rule'],
  params: Issue['params'] = {},
  severity: Issue['severity'] = 'error',
): Issue => ({ path, rule, params, severity });

interface IssueSubject {
  readonly draft: ViewDraft;
  /** Names of tables and views that the draft may not have. */
  readonly taken: ReadonlySet<string>;
  titleOf(line: ViewField): string;
}

function* ofColumns({ draft: { view }, titleOf }: IssueSubject): Iterable<Issue> {
  const codes = new Set<string>();
  const titles = new Set<string>();
  for (const [at, line] of view.fields.entries()) {
    const place = `/fields/${at}`;
    const [code, title] = [line.field.toLowerCase(), titleOf(line).trim()];
    if (codes.has(code)) yield issue(`${place}/field`, 'viewDesign.columnTwice', { name: line.field });
    codes.add(code);
    if (title === '') yield issue(`${place}/title`, 'viewDesign.titleMissing', { name: line.field });
    else if (line.hidden !== true && titles.has(title))
      yield issue(`${place}/title`, 'viewDesign.titleTwice', { name: title }, 'warning');
    if (line.hidden !== true) titles.add(title);
    if (typeof line.formula === 'string' && line.formula.replace(/^=/, '').trim() === '')
      yield issue(`${place}/formula`, 'viewDesign.formulaMissing', { name: title });
  }
}

/** What the editor itself knows to be wrong, before the server is asked. */
export function* draftIssues(subject: IssueSubject): Iterable<Issue> {
  const { draft, taken } = subject;
  const { view, hasOwnKey, drawn, drawnRows } = draft;
  if (view.cnName.trim() === '') yield issue('/cnName', 'viewDesign.nameMissing');
  if (!/^[A-Za-z][A-Za-z0-9_]{0,59}$/.test(view.view)) yield issue('/view', 'viewDesign.codeWrong');
  else if (taken.has(view.view.toLowerCase()))
    yield issue('/view', 'viewDesign.codeTaken', { name: view.view });
  if (view.parts.length === 0) yield issue('/parts', 'viewDesign.noSource');
  if (drawn !== undefined) yield issue('/parts/0/where', 'viewDesign.conditionOpen');
  if (drawnRows !== undefined) yield issue('/rows', 'viewDesign.conditionOpen');
  if (view.fields.length === 0) yield issue('/fields', 'viewDesign.noColumns');
  yield* ofColumns(subject);
  if (hasOwnKey || !hasDrawnSources(view) || !isGrouped(view)) return;
  const groups = view.fields.filter(({ of, total }) => of !== undefined && total === undefined).length;
  if (groups === 0) yield issue('/fields', 'viewDesign.noGroup');
  if (groups > mostKeys) yield issue('/fields', 'viewDesign.manyGroups', { n: mostKeys });
}
