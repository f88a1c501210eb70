import { isMessageKey, text } from '../../../runtime/model/messages/index.ts';
import type { Locale } from '../../../runtime/model/schema/Locale.ts';

/** The action's word on screen; an action of a plugin is its own word. */
export const actionWord = (action: string, locale: Locale): string => {
  const key = `action.${action}`;
  return isMessageKey(key) ? text(key, locale) : action;
};
