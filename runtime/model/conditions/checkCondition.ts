import { expressionIssues, treeIssues } from '../check/expressionIssues.ts';
import { type Readable, readableIn } from '../check/typeOfFields.ts';
import type { DocumentTable } from '../DocumentTable.ts';
import type { Issue } from '../Issue.ts';
import type { Condition } from '../schema/Condition.ts';
import { groupsToTree } from './groupsToTree.ts';
import type { ConditionSurface } from './offeredOperators.ts';
import { readGroups } from './readGroups.ts';

/**
 * What keeps a condition from being saved: it cannot be read, names unknown fields (`fix` is the one probably meant), or
 * compares types that do not go together. Paths are JSON pointers into it. Its texts come with `messages/all.ts`.
 */
export function checkCondition(condition: Condition, doc: DocumentTable): readonly Issue[] {
  return expressionIssues(condition, '', readableOf(doc));
}

const readableOf = ({ main, details }: DocumentTable): Readable =>
  readableIn(
    main,
    details.map(({ table }) => table),
  );

/** The same of stored condition groups, in the words of builders. */
export function checkGroups(
  source: unknown,
  doc: DocumentTable,
  surface?: ConditionSurface,
): readonly Issue[] {
  const { groups, issues } = readGroups(source, doc, surface);
  return issues.length > 0 ? issues : treeIssues(groupsToTree(groups, doc), '', readableOf(doc));
}
