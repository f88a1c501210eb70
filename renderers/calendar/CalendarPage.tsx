import type { ReactNode } from 'react';
import type { PageProps } from '../../runtime/Renderer.ts';
import { ListPage } from '../pages/ListPage.tsx';
import { CalendarContent } from './CalendarContent.tsx';

/** `page: "calendar"`: the rows of a table on the days of a month or a week. */
export function CalendarPage({ page }: PageProps): ReactNode {
  return <ListPage page={page} Content={CalendarContent} />;
}
