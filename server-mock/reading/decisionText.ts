import type { Decision } from '../../runtime/model/access/authorize.ts';
import { messageOf } from '../../runtime/model/messages/index.ts';
import type { Locale } from '../../runtime/model/schema/Locale.ts';

/** Explains a decision as text: the right and table, or the lock's own message. */
export const decisionText = ({ because }: Decision, locale: Locale): string => messageOf(because, locale);
