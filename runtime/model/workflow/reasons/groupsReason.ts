import type { ConditionGroup } from '../../conditions/ConditionGroup.ts';
import { bundles } from '../../conditions/groupsToTree.ts';
import { text } from '../../messages/index.ts';
import { entryReason } from './entryReason.ts';
import type { Reason, ReasonView } from './ReasonView.ts';

/** Maximum conditions in one sentence; longer ones are not read. */
const most = 4;

/** Explains why all condition groups hold, or which conditions fail. */
export function groupsReason(groups: readonly ConditionGroup[], view: ReasonView): Reason {
  const reasons = groups.map((group) => groupReason(group, view));
  const holds = reasons.every((one) => one.holds);
  const told = reasons.filter((one) => one.holds === holds);
  return {
    holds,
    text: joined(
      told.map((one) => one.text),
      view,
    ),
  };
}

function groupReason({ tjzType, tjOptions }: ConditionGroup, view: ReasonView): Reason {
  const parts = tjzType === 'or' ? tjOptions.map((entry) => [entry]) : bundles(tjOptions);
  const reasons = parts.map((entries) => entryReason(entries, view));
  const holds = tjzType === 'or' ? reasons.some((one) => one.holds) : reasons.every((one) => one.holds);
  const told = reasons.filter((one) => one.holds === holds);
  // For `or`, one fulfilled condition explains it; when it fails, all conditions are listed.
  const shown = tjzType === 'or' && holds ? told.slice(0, 1) : told;
  return {
    holds,
    text: joined(
      shown.map((one) => one.text),
      view,
    ),
  };
}

function joined(texts: readonly string[], { locale }: ReasonView): string {
  const each = [...new Set(texts)];
  const some = each.slice(0, most).join(text('condition.and', locale));
  return each.length > most ? text('forecast.more', locale, { text: some, n: each.length - most }) : some;
}
