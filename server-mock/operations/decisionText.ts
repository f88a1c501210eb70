import type { Decision } from '../../runtime/model/Decision.ts';
import type { Locale } from '../../runtime/model/Locale.ts';
import { messageOf } from '../../runtime/model/messages/index.ts';

/** Why something is (not) allowed, in words: which right on which table, or the lock's own message. */
export const decisionText = (decision: Decision, locale: Locale): string =>
  messageOf(decision.because, locale);
