import { parseJsonLogic, readPaths, writeJsonLogic } from '../../../expressions/index.ts';
import { groupsToTree } from '../../../runtime/model/conditions/groupsToTree.ts';
import { readGroups } from '../../../runtime/model/conditions/readGroups.ts';
import { treeToGroups } from '../../../runtime/model/conditions/treeToGroups.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Condition } from '../../../runtime/model/schema/Condition.ts';
import type { Json } from '../../../runtime/model/schema/Json.ts';
import { askedSeparator } from './askedSources.ts';
import { withPaths } from './withPaths.ts';

/** What a user drew, read. */
interface ReadConditions {
  /** What is complete of it; undefined: nothing, so that all rows are shown. */
  readonly where: Condition | undefined;
  readonly isWhole: boolean;
}

/** Reads drawn conditions into one of a view. */
export function readDrawn(drawn: unknown, document: DocumentTable): ReadConditions {
  const { groups, issues } = readGroups(drawn, document, 'rule');
  const isWhole = issues.length === 0;
  if (groups.length === 0) return { where: undefined, isWhole };
  const tree = withPaths(groupsToTree(groups, document), ([name = '', ...rest]) => [
    ...name.split(askedSeparator),
    ...rest,
  ]);
  const written = writeJsonLogic(tree);
  return written.ok ? { where: written.value as Json, isWhole } : { where: undefined, isWhole: false };
}

/** The condition of a view as a builder draws it. Undefined: it cannot be drawn. */
export function drawWhere(where: Condition | undefined, document: DocumentTable): unknown {
  if (where === undefined) return [];
  const tree = parseJsonLogic(where as Json);
  if (!tree.ok) return undefined;
  const asked = withPaths(tree.value, (path) => [path.join(askedSeparator)]);
  if (readPaths(asked).some((path) => !document.main.byName.has(path))) return undefined;
  const groups = treeToGroups(asked);
  // What cannot be read back would be lost by the first edit.
  return groups !== undefined && readGroups(groups, document).issues.length === 0 ? groups : undefined;
}
