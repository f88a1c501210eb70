import IconLock from '@douyinfe/semi-icons/lib/es/icons/IconLock';
import { observer } from 'mobx-react-lite';
import type { CSSProperties, ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { CalendarEntry } from '../../runtime/store/calendar/CalendarEntry.ts';
import type { CalendarStore } from '../../runtime/store/calendar/CalendarStore.ts';
import { cellText } from '../form/cellText.ts';
import { longDay } from './dayNames.ts';
import { entryColor } from './entryColor.ts';
import { entryText } from './entryText.ts';

interface EntryButtonProps {
  readonly calendar: CalendarStore;
  readonly entry: CalendarEntry;
  /** False: reached by arrow keys or Tab from its day only. */
  readonly tabStop: boolean;
  /** Begins before or goes on after what is drawn. */
  readonly isCut?: { readonly before: boolean; readonly after: boolean };
  readonly style?: CSSProperties;
  readonly isDragged?: boolean;
}

/** One entry: opens its record. Its name says days, colour field and lock, which the picture shows. */
export const EntryButton = observer(function EntryButton(props: EntryButtonProps): ReactNode {
  const { calendar, entry, tabStop, isCut, style, isDragged = false } = props;
  const app = useApp();
  const { locale, t } = app;
  const { schema, mover, page } = calendar;
  const { main } = page.doc;
  const { from, to, row, time } = entry;
  const text = entryText(app, main, schema.title, row);
  const lock = mover.isOffered ? mover.lockOf(row) : undefined;
  const kind = schema.color === undefined ? '' : cellText(app, main, row, schema.color);
  const days =
    from === to
      ? longDay(from, locale)
      : t('calendar.until', { from: longDay(from, locale), to: longDay(to, locale) });
  const said = [time, text, text.includes(kind) ? '' : kind, days, lock].filter(Boolean);
  const color = entryColor(main, schema.color, row, 'blue');
  return (
    <button
      type="button"
      className="jig-entry"
      data-entry={entry.key}
      data-locked={lock !== undefined || undefined}
      data-dragged={isDragged || undefined}
      data-before={isCut?.before || undefined}
      data-after={isCut?.after || undefined}
      tabIndex={tabStop ? 0 : -1}
      aria-label={said.join(locale === 'zh' ? '，' : ', ')}
      aria-keyshortcuts={mover.isOffered && lock === undefined ? 'Alt+ArrowLeft Alt+ArrowRight' : undefined}
      title={said.join('\n')}
      style={{ ...style, '--jig-entry': color } as CSSProperties}
      onClick={() => calendar.openEntry(entry)}
    >
      {lock === undefined ? null : <IconLock size="extra-small" aria-hidden="true" />}
      {time === undefined ? null : <small>{time}</small>}
      <span>{text}</span>
    </button>
  );
});
