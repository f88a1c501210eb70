import { schemaIssue } from '../../../check/schemaIssue.ts';
import type { ConditionGroup } from '../../../conditions/ConditionGroup.ts';
import type { Issue } from '../../../schema/Issue.ts';
import type { Row } from '../../../schema/Row.ts';
import { type Branch, type ConditionedWay, leftBy } from '../Branch.ts';
import { areaOf } from '../domain/Area.ts';
import type { DocumentSpace } from '../domain/DocumentSpace.ts';
import { exampleText } from '../exampleText.ts';
import { isDamaged, lineName } from '../FlowGraph.ts';
import type { WorkflowInquiry, WorkflowRule } from '../WorkflowSubject.ts';

/**
 * Reports lines that no record can take, and a start condition that never holds.
 * A line is dead when its conditions contradict each other or earlier lines take every record.
 */
export const deadWays: WorkflowRule = (inquiry) => [
  ...deadStart(inquiry),
  ...inquiry.branches.flatMap((branch) => [
    ...branch.conditioned.flatMap((way, at) => deadWay(way, branch.conditioned.slice(0, at), inquiry)),
    ...deadPlain(branch, inquiry),
  ]),
];

function deadStart({ definition, graph, space }: WorkflowInquiry): readonly Issue[] {
  const start = definition.nodes.find(({ type }) => type === 'start');
  if (start === undefined || space === undefined || isDamaged(start.groups)) return [];
  if (areaOf(start.groups, space).perhaps.length > 0) return [];
  const example = exampleText(nearly(start.groups, space), space);
  return [schemaIssue('workflowCheck.deadStart', `${graph.place(start)}/filters`, { example })];
}

function deadWay(
  one: ConditionedWay,
  before: readonly ConditionedWay[],
  { graph, space }: WorkflowInquiry,
): readonly Issue[] {
  if (space === undefined) return [];
  const place = graph.place(one.way.line);
  const line = lineName(one.way);
  if (one.area.perhaps.length === 0) {
    const example = exampleText(nearly(one.way.groups, space), space);
    return [schemaIssue('workflowCheck.dead', place, { line, example })];
  }
  if (!isShadowed(one, before, space)) return [];
  const example = space.example(one.area.perhaps) ?? {};
  const taker = before.find(({ area }) => (space.meet(area.surely, one.area.perhaps)?.length ?? 0) > 0);
  const params = {
    line,
    first: taker === undefined ? '' : lineName(taker.way),
    example: exampleText(example, space),
  };
  return [schemaIssue('workflowCheck.shadowed', place, params)];
}

/** Whether the earlier lines take every record that this line accepts. */
export function isShadowed(
  { area }: ConditionedWay,
  before: readonly ConditionedWay[],
  space: DocumentSpace,
): boolean {
  if (area.perhaps.length === 0) return true;
  let rest: typeof area.perhaps | undefined = area.perhaps;
  for (const { area: taken } of before) rest = rest && space.without(rest, taken.surely);
  return rest?.length === 0;
}

/**
 * Reports unconditioned lines that are never taken: all but the first, or all when conditions cover
 * everything.
 */
function deadPlain({ conditioned, plain }: Branch, { graph, space }: WorkflowInquiry): readonly Issue[] {
  const [first, ...others] = plain;
  if (first === undefined || space === undefined) return [];
  const second = others.map((way) =>
    schemaIssue('workflowCheck.secondPlain', graph.place(way.line), {
      line: lineName(way),
      first: lineName(first),
    }),
  );
  const covers = conditioned.length > 0 && leftBy(conditioned, 'perhaps', space)?.length === 0;
  const params = { line: lineName(first) };
  return covers
    ? [...second, schemaIssue('workflowCheck.plainNever', graph.place(first.line), params, 'warning')]
    : second;
}

/** For contradicting conditions, a record that fulfils the first one that can be fulfilled. */
function nearly(groups: readonly ConditionGroup[], space: DocumentSpace): Row {
  for (const { tjOptions } of groups) {
    for (const entry of tjOptions) {
      const example = space.example(space.regionOf(entry) ?? []);
      if (example !== undefined) return example;
    }
  }
  const [domain] = groups.flatMap(({ tjOptions }) =>
    tjOptions.flatMap(({ field }) => space.domain(field) ?? []),
  );
  return domain === undefined ? {} : { [domain.field.field]: domain.example(domain.full) };
}
