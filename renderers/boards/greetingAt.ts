import type { MessageKey } from '../../runtime/model/messages/index.ts';

/** Greeting for a time of day, `yyyy-MM-dd HH:mm:ss`. */
export function greetingAt(now: string): MessageKey {
  const hour = Number(now.slice(11, 13));
  if (hour < 11) return 'shell.home.morning';
  if (hour < 13) return 'shell.home.noon';
  return hour < 18 ? 'shell.home.afternoon' : 'shell.home.evening';
}
