import type { Locale } from '../../../runtime/model/schema/Locale.ts';

/** A moment of this browser as people read it: day and minute. */
export function timeText(millis: number, locale: Locale): string {
  const tag = locale === 'zh' ? 'zh-CN' : 'en-GB';
  return new Intl.DateTimeFormat(tag, {
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  }).format(millis);
}
