import type { Issue } from '../../../runtime/model/schema/Issue.ts';

/**
 * The issue of a node without approvers. It is reported at the node (`place`) but shown where approvers are
 * chosen.
 */
export const missingApprover = (issues: readonly Issue[], place: string): readonly Issue[] =>
  issues.filter(({ path, rule }) => path === place && rule === 'workflow.approverRequired');
