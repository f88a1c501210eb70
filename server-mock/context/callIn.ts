import { text } from '../../runtime/model/messages/index.ts';
import type { Json } from '../../runtime/model/schema/Json.ts';
import type { UserCall } from '../http/Call.ts';
import { contextIn } from './contextIn.ts';

/** The call in the language that its body asks for; as it was where that is none. */
export const callIn = (call: UserCall, locale: Json | undefined): UserCall =>
  locale === 'zh' || locale === 'en'
    ? {
        ...{ ...call, locale, context: contextIn(call.context, locale) },
        say: (key, params) => text(key, locale, params),
      }
    : call;
