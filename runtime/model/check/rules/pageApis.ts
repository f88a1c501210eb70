import { readPaths } from '../../../../expressions/index.ts';
import { conditionHolds } from '../../conditions/conditionHolds.ts';
import type { ResolvedTable } from '../../fields/resolve/ResolvedTable.ts';
import { readCondition } from '../../formulas/readExpression.ts';
import type { Issue } from '../../schema/Issue.ts';
import type { PageSchema } from '../../schema/PageSchema.ts';
import type { Cell } from '../../schema/Row.ts';
import type { CheckSubject, SchemaRule } from '../CheckSubject.ts';
import { expressionIssues } from '../expressionIssues.ts';
import { schemaIssue, unknownName } from '../schemaIssue.ts';
import { readableBy } from '../typeOfFields.ts';

/** What only a page with an API name of its own may say. */
const onlyWithApi = ['of', 'rows', 'values', 'fields'] as const;

function* ofFields(subject: CheckSubject, page: PageSchema, table: ResolvedTable): Iterable<Issue> {
  const known = (name: string, ...steps: readonly (string | number)[]): readonly Issue[] =>
    table.byName.has(name)
      ? []
      : [
          unknownName('schema.unknownField', subject.at(page, ...steps), name, table.byName.keys(), {
            table: table.table,
          }),
        ];
  for (const [index, { field }] of (page.fields ?? []).entries())
    yield* known(field, 'fields', index, 'field');
  for (const [name, value] of Object.entries(page.values ?? {})) {
    yield* known(name, 'values', name);
    const field = table.byName.get(name);
    if (field !== undefined && !field.kind.parse(value, field).ok)
      yield schemaIssue('schema.valueUnfit', subject.at(page, 'values', name), { title: field.title });
  }
}

/** The page of the documents: it must be there, over a table with this detail. */
function* ofMain(
  subject: CheckSubject,
  page: PageSchema,
  table: ResolvedTable,
  apis: ReadonlyMap<string, PageSchema>,
): Iterable<Issue> {
  if (page.of === undefined) return;
  const at = subject.at(page, 'of');
  const main = apis.get(page.of);
  if (main === undefined) yield unknownName('schema.unknownApi', at, page.of, apis.keys());
  else if (!subject.table(main.table ?? '')?.table.details.some((detail) => detail.table === table.table))
    yield schemaIssue('schema.notItsDetail', at, { table: table.table, name: page.of });
}

/** The condition of a page, and its fixed values where the condition reads nothing else. */
function* ofRows(subject: CheckSubject, page: PageSchema, table: ResolvedTable): Iterable<Issue> {
  const { rows, values } = page;
  if (rows === undefined) return;
  const issues = expressionIssues(rows, subject.at(page, 'rows'), readableBy(subject, table));
  yield* issues;
  const tree = readCondition(rows);
  if (issues.length > 0 || values === undefined || !tree.ok) return;
  const isFixed = readPaths(tree.value).every((path) => Object.hasOwn(values, path));
  if (isFixed && conditionHolds(tree.value, values as Readonly<Record<string, Cell>>) !== true)
    yield schemaIssue('schema.valuesOutside', subject.at(page, 'values'));
}

/** Finds API names that two pages or a table have, and pages whose rows, fixed values or fields do not fit their table. */
export const pageApis: SchemaRule = {
  name: 'pageApis',
  *check(subject) {
    const apis = new Map(
      subject.bundle.pages.flatMap((page) => (page.api === undefined ? [] : [[page.api, page]])),
    );
    const taken = new Map<string, PageSchema>();
    const tables = new Set([...subject.bundle.tables.keys()].map((name) => name.toLowerCase()));
    for (const page of subject.bundle.pages) {
      const { api } = page;
      if (api === undefined) {
        for (const property of onlyWithApi)
          if (page[property] !== undefined)
            yield schemaIssue('schema.needsApi', subject.at(page, property), { property });
        continue;
      }
      const at = subject.at(page, 'api');
      const other = taken.get(api.toLowerCase());
      if (other !== undefined) {
        yield schemaIssue('schema.apiTaken', at, { name: api, other: other.path });
        // Said at both, so that a check of either file alone finds it.
        yield schemaIssue('schema.apiTaken', subject.at(other, 'api'), { name: api, other: page.path });
      }
      if (tables.has(api.toLowerCase())) yield schemaIssue('schema.apiIsTable', at, { name: api });
      if (page.table === undefined) yield schemaIssue('schema.apiWithoutTable', at, { name: api });
      taken.set(api.toLowerCase(), page);
      const table = page.table === undefined ? undefined : subject.table(page.table)?.table;
      if (table === undefined) continue;
      yield* ofMain(subject, page, table, apis);
      yield* ofFields(subject, page, table);
      yield* ofRows(subject, page, table);
    }
  },
};
