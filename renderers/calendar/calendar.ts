import type { BrowserCapability } from '../../runtime/BrowserCapability.ts';
import { lazyPage } from '../../runtime/host/lazyPage.ts';

/** Pages that show the rows of a table on the days of a month or a week. */
export const calendar: BrowserCapability = {
  name: 'calendar',
  renderers: [lazyPage('calendar', async () => (await import('./CalendarPage.tsx')).CalendarPage)],
};
