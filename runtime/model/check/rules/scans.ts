import type { ResolvedTable } from '../../fields/resolve/ResolvedTable.ts';
import type { Issue } from '../../schema/Issue.ts';
import type { PageSchema } from '../../schema/PageSchema.ts';
import type { ScanStep, ScanTasks, ScanWork } from '../../schema/ScanWork.ts';
import type { CheckSubject, SchemaRule } from '../CheckSubject.ts';
import { expressionIssues } from '../expressionIssues.ts';
import type { CheckedStep } from '../scanSteps/ScanStepKind.ts';
import { scanSteps } from '../scanSteps/scanSteps.ts';
import { schemaIssue, unknownName } from '../schemaIssue.ts';
import type { Readable } from '../typeOfFields.ts';

/** Formulas of a new document's values read nothing but the clock. */
const noFields: Readable = { typeOf: () => undefined, names: [], fields: [] };

type At = (...steps: readonly (string | number)[]) => string;

/** Options that are not of the step's kind or are missing, and what its kind finds. */
function* ofStep(checked: CheckedStep): Iterable<Issue> {
  const { step, at } = checked;
  const kind = scanSteps.find(({ name }) => name === step.step);
  if (kind === undefined) return;
  const given = Object.keys(step).filter((name) => name !== 'step' && name !== 'title');
  for (const name of given)
    if (!Object.hasOwn(kind.options, name))
      yield schemaIssue('scanCheck.notOfStep', at(name), { name, kind: kind.name });
  const missing = Object.entries(kind.options).filter(([name, needed]) => needed && !given.includes(name));
  for (const [name] of missing)
    yield schemaIssue('scanCheck.stepNeeds', at('step'), { name, kind: kind.name });
  if (missing.length === 0) yield* kind.check(checked);
}

const isKind = (name: string) => (step: ScanStep) => step.step === name;

/** A page whose steps can never come to a document. */
function* ofOrder({ steps, link }: ScanWork, hasRows: boolean, at: At): Iterable<Issue> {
  const needed = link === undefined ? ['pick'] : ['source', ...(hasRows ? ['row'] : [])];
  for (const kind of needed)
    if (!steps.some(isKind(kind))) yield schemaIssue('scanCheck.needsStep', at('steps'), { kind });
  const quantities = steps.filter(isKind('quantity')).length;
  if (quantities !== 1 || steps.at(-1)?.step !== 'quantity')
    yield schemaIssue('scanCheck.endsWithQuantity', at('steps'));
}

function* ofHeader(work: ScanWork, document: ResolvedTable, at: At): Iterable<Issue> {
  const { values = {}, continues = {}, asks = [] } = work;
  const named: readonly (readonly [string, string])[] = [
    ...Object.keys(values).map((name) => [name, at('values', name)] as const),
    ...Object.entries(continues).flatMap(([name, of]) =>
      [name, of].map((one) => [one, at('continues', name)] as const),
    ),
    ...asks.map((name, index) => [name, at('asks', index)] as const),
  ];
  for (const [name, place] of named)
    if (!document.byName.has(name))
      yield unknownName('schema.unknownField', place, name, document.byName.keys(), {
        table: document.table,
      });
  for (const [name, value] of Object.entries(values))
    yield* expressionIssues(value, at('values', name), noFields);
}

function* ofTasks(table: ResolvedTable | undefined, tasks: ScanTasks, at: At): Iterable<Issue> {
  if (table === undefined) {
    yield schemaIssue('scanCheck.tasksTable', at());
    return;
  }
  const { shows, ...columns } = tasks;
  const named = [
    ...Object.entries(columns).map(([option, name]) => [name, at(option)] as const),
    ...shows.map((name, index) => [name, at('shows', index)] as const),
  ];
  for (const [name, place] of named)
    if (!table.byName.has(name))
      yield unknownName('schema.unknownField', place, name, table.byName.keys(), { table: table.table });
}

function* ofPage(subject: CheckSubject, page: PageSchema, work: ScanWork): Iterable<Issue> {
  const at: At = (...steps) => subject.at(page, 'scan', ...steps);
  const document = subject.table(work.document)?.table;
  if (document === undefined) {
    yield unknownName('schema.unknownTable', at('document'), work.document, subject.bundle.tables.keys());
    return;
  }
  const links = document.links ?? [];
  const link = links.find(({ name }) => name === work.link);
  if (work.link !== undefined && link === undefined) {
    yield unknownName(
      'link.unknown',
      at('link'),
      work.link,
      links.map(({ name }) => name),
    );
    return;
  }
  yield* ofOrder(work, link?.from.rows !== undefined, at);
  for (const [index, step] of work.steps.entries())
    yield* ofStep({ subject, step, document, link, at: (...steps) => at('steps', index, ...steps) });
  yield* ofHeader(work, document, at);
  if (work.tasks !== undefined)
    yield* ofTasks(subject.table(page.table ?? '')?.table, work.tasks, (...steps) => at('tasks', ...steps));
}

/** Finds scan pages with unknown tables, links, fields or steps, and such that never come to a document. */
export const scans: SchemaRule = {
  name: 'scans',
  *check(subject) {
    for (const page of subject.bundle.pages)
      if (page.scan !== undefined) yield* ofPage(subject, page, page.scan);
  },
};
