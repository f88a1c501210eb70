import type { Decision } from '../../runtime/model/access/authorize.ts';
import { messageOf } from '../../runtime/model/messages/index.ts';
import type { Locale } from '../../runtime/model/schema/Locale.ts';
import { actionWord } from './actionWord.ts';

/** Explains a decision as text: the right and table, or the lock's own message. */
export const decisionText = ({ because }: Decision, locale: Locale): string => {
  const action = actionWord(String(because.params.action ?? ''), locale);
  return messageOf({ rule: because.rule, params: { ...because.params, action } }, locale);
};
