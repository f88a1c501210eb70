import type { MessageKey } from '../messages/index.ts';
import type { Issue } from '../schema/Issue.ts';

/** What the refusal of a save says of a record that is only opened. */
const states: Readonly<Record<string, MessageKey>> = {
  'list.lockedApproved': 'box.readonlyApproved',
  'list.lockedInApproval': 'box.readonlyInApproval',
  'list.lockedClosed': 'box.readonlyClosed',
  'server.missingRight': 'box.readonlyRight',
};

/**
 * Says that something is read-only, and why, before anything is saved. `refusal`: what a save would be answered. A reason
 * without a text of its own stands after the word for read-only.
 */
export function readOnlyBecause(refusal: Issue): Issue {
  const { rule, params } = refusal;
  const state = states[rule];
  return state === undefined
    ? { ...refusal, rule: 'box.readonlyBecause', params: { ...params, reason: rule } }
    : { ...refusal, rule: state };
}
