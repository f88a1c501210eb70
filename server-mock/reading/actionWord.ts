import { isMessageKey, text } from '../../runtime/model/messages/index.ts';
import type { Locale } from '../../runtime/model/schema/Locale.ts';

/** Label of an action; a plugin action is its own label. */
export const actionWord = (action: string, locale: Locale): string => {
  const key = `action.${action}`;
  return isMessageKey(key) ? text(key, locale) : action;
};
