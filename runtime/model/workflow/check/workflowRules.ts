import { approvers } from './rules/approvers.ts';
import { conditions } from './rules/conditions.ts';
import { creator } from './rules/creator.ts';
import { cycles } from './rules/cycles.ts';
import { deadWays } from './rules/deadWays.ts';
import { ends } from './rules/ends.ts';
import { gaps } from './rules/gaps.ts';
import { header } from './rules/header.ts';
import { hidden } from './rules/hidden.ts';
import { limits } from './rules/limits.ts';
import { lines } from './rules/lines.ts';
import { overlaps } from './rules/overlaps.ts';
import { paths } from './rules/paths.ts';
import { reach } from './rules/reach.ts';
import { settings } from './rules/settings.ts';
import { steps } from './rules/steps.ts';
import { weights } from './rules/weights.ts';
import type { WorkflowRule } from './WorkflowRule.ts';

/** All rules for publishing a flow, in the order of their reports. To add a rule, add it here. */
export const workflowRules: readonly WorkflowRule[] = [
  header,
  approvers,
  ends,
  lines,
  steps,
  cycles,
  reach,
  settings,
  hidden,
  limits,
  conditions,
  gaps,
  deadWays,
  paths,
  overlaps,
  weights,
  creator,
];
