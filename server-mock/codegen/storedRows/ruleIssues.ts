import { columnPlace } from '../../../runtime/model/codegen/columnPlace.ts';
import type { Generated } from '../../../runtime/model/codegen/Generated.ts';
import type { TableEntry } from '../../../runtime/model/codegen/TableEntry.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { Queryable } from '../../db/Database.ts';
import { storedPrefix } from '../numberRuleRows.ts';
import { rowQuestion } from './columnChecks.ts';

/** Asks about prefixes that have no effect, because people gave the number rule another one. */
export const ruleIssues = async (
  db: Queryable,
  entry: TableEntry,
  made: Generated,
  was: Generated | undefined,
): Promise<readonly Issue[]> => {
  const issues: Issue[] = [];
  for (const { formCode, prefix, title } of made.numberRules) {
    const before = was?.numberRules.find((rule) => rule.formCode === formCode)?.prefix;
    const stored = before === prefix ? undefined : await storedPrefix(db, formCode);
    if (stored === undefined || stored === before || stored === prefix) continue;
    const at = entry.columns.findIndex(({ codePrefix }) => codePrefix === prefix);
    const params = { title, prefix, stored };
    issues.push(rowQuestion('codegen.ruleOwned', columnPlace(at, 'CodePrefix'), params));
  }
  return issues;
};
