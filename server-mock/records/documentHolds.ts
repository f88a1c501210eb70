import type { RunOptions } from '../../expressions/index.ts';
import type { Document } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { readCondition } from '../../runtime/model/formulas/readExpression.ts';
import { headerScope } from '../../runtime/model/formulas/recordScope.ts';
import { holds } from '../../runtime/model/record/fieldState.ts';
import type { Condition } from '../../runtime/model/schema/Condition.ts';

/** Whether a schema's condition holds for a document that is at hand; one that cannot be read holds for none. */
export const documentHolds = (condition: Condition, document: Document, options: RunOptions): boolean => {
  const tree = readCondition(condition);
  return tree.ok && holds(tree.value, headerScope(document), false, options);
};

/** Whether a document counts no more (`progress.void`); false where its table says nothing of that. */
export const isVoid = (
  { progress }: Pick<ResolvedTable, 'progress'>,
  document: Document,
  options: RunOptions,
): boolean => progress?.void !== undefined && documentHolds(progress.void, document, options);
