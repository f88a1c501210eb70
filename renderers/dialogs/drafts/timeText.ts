import type { Locale } from '../../../runtime/model/schema/Locale.ts';

/** A time in the browser's time zone, by day and minute, as the locale writes it. */
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
