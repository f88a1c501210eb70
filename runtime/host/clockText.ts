import type { Locale } from '../model/schema/Locale.ts';

/**
 * A moment of this device (milliseconds since 1970) as the product's clock shows it: by the minute, with its day when that
 * is not today. `now` is the product's time, `yyyy-MM-dd HH:mm:ss`. Clock and time zone of the browser change nothing.
 */
export function clockText(millis: number, now: string, locale: Locale): string {
  // Read and written as UTC, which has no zone to add.
  const at = new Date(Date.parse(`${now.replace(' ', 'T')}Z`) - (Date.now() - millis));
  const isToday = at.toISOString().slice(0, 10) === now.slice(0, 10);
  return new Intl.DateTimeFormat(locale === 'zh' ? 'zh-CN' : 'en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone: 'UTC',
    ...(isToday ? {} : { month: '2-digit', day: '2-digit' }),
  }).format(at);
}
