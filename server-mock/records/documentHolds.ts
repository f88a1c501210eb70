import type { RunOptions } from '../../expressions/index.ts';
import type { Document } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { readCondition } from '../../runtime/model/formulas/readExpression.ts';
import { headerScope } from '../../runtime/model/formulas/recordScope.ts';
import { holds } from '../../runtime/model/record/fieldState.ts';
import type { Condition } from '../../runtime/model/schema/Condition.ts';

/** Evaluates a schema condition on a document; false if the condition is unreadable. */
export const documentHolds = (condition: Condition, document: Document, options: RunOptions): boolean => {
  const tree = readCondition(condition);
  return tree.ok && holds(tree.value, headerScope(document), false, options);
};

/** Whether a document is void (`progress.void`); false if its table does not define it. */
export const isVoid = (
  { progress }: Pick<ResolvedTable, 'progress'>,
  document: Document,
  options: RunOptions,
): boolean => progress?.void !== undefined && documentHolds(progress.void, document, options);
