import type { Issue } from '../../schema/Issue.ts';
import { schemaIssue, unknownName } from '../schemaIssue.ts';
import type { CheckedStep } from './ScanStepKind.ts';

/** Finds a step over another table than that of the link, and fields that this table does not have. */
export function* ofLinkTable(
  { subject, step, at }: CheckedStep,
  expected: string | undefined,
): Iterable<Issue> {
  const { table: name = '' } = step;
  if (expected === undefined) {
    yield schemaIssue('scanCheck.noSource', at('step'), { kind: step.step });
    return;
  }
  if (name !== expected) {
    yield schemaIssue('scanCheck.otherSource', at('table'), { name, expected });
    return;
  }
  const table = subject.table(name)?.table;
  if (table === undefined) return;
  const named: readonly (readonly [string | undefined, readonly (string | number)[]])[] = [
    [step.code, ['code']],
    [step.rest, ['rest']],
    [step.total, ['total']],
    ...(step.shows ?? []).map((field, index) => [field, ['shows', index]] as const),
  ];
  for (const [field, place] of named)
    if (field !== undefined && !table.byName.has(field))
      yield unknownName('schema.unknownField', at(...place), field, table.byName.keys(), { table: name });
}
