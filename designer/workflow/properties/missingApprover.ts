import type { Issue } from '../../../runtime/model/schema/Issue.ts';

/** That a node names nobody: found of the node, but said where somebody is chosen. `place`: the node's. */
export const missingApprover = (issues: readonly Issue[], place: string): readonly Issue[] =>
  issues.filter(({ path, rule }) => path === place && rule === 'workflow.approverRequired');
