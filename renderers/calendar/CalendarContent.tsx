import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense, useEffect, useId, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useApp } from '../../runtime/host/AppContext.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';
import { narrowWidth } from '../../runtime/host/narrowWindow.ts';
import { usePageRoute } from '../../runtime/host/PageRoute.ts';
import type { CalendarSchema } from '../../runtime/model/schema/CalendarSchema.ts';
import { CalendarStore } from '../../runtime/store/calendar/CalendarStore.ts';
import { mostRows } from '../../runtime/store/calendar/readPeriod.ts';
import type { PageStore } from '../../runtime/store/page/PageStore.ts';
import { ListFailure } from '../pages/list/ListFailure.tsx';
import { PageOverlays } from '../pages/list/PageOverlays.tsx';
import { RenewalRoom } from '../pages/list/RenewalRoom.tsx';
import { useListAddress } from '../pages/list/useListAddress.ts';
import { useShownRows } from '../pages/list/useShownRows.ts';
import { useUnsavedWork } from '../pages/list/useUnsavedWork.ts';
import { useWindowSize } from '../pages/list/useWindowSize.ts';
import { Agenda } from './Agenda.tsx';
import { CalendarGrid } from './CalendarGrid.tsx';
import { CalendarHead } from './CalendarHead.tsx';
import { periodTitle } from './dayNames.ts';
import { entryText } from './entryText.ts';
import { PeriodBar } from './PeriodBar.tsx';
import './calendar.css';

const rare = { isRare: true };
const SearchPanel = lazyPiece(
  'SearchPanel',
  async () => (await import('../pages/list/SearchPanel.tsx')).SearchPanel,
  rare,
);
const FilterChips = lazyPiece(
  'FilterChips',
  async () => (await import('../pages/list/FilterChips.tsx')).FilterChips,
  rare,
);
const WaitingRows = lazyPiece(
  'WaitingRows',
  async () => (await import('../pages/list/WaitingRows.tsx')).WaitingRows,
  rare,
);

interface CalendarContentProps {
  readonly page: PageStore;
  readonly title: string;
}

/** Calendar page, drawn once its table is loaded. */
export function CalendarContent({ page, title }: CalendarContentProps): ReactNode {
  const { t } = useApp();
  const { calendar } = page.page;
  return calendar === undefined ? (
    <p role="alert">{t('calendar.notDeclared', { path: page.page.path })}</p>
  ) : (
    <CalendarBody page={page} title={title} schema={calendar} />
  );
}

interface CalendarBodyProps extends CalendarContentProps {
  readonly schema: CalendarSchema;
}

const CalendarBody = observer(function CalendarBody({ page, title, schema }: CalendarBodyProps): ReactNode {
  const app = useApp();
  const { t, locale, notify } = app;
  const { active } = usePageRoute();
  const { search, setSearch } = useListAddress(page);
  const navigate = useNavigate();
  const searchId = useId();
  const keysId = useId();
  const { width } = useWindowSize();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page has the app; a language changes no period
  const calendar = useMemo(
    () =>
      new CalendarStore(page, schema, {
        nameOf: (row) => entryText(app, page.doc.main, schema.title, row),
      }),
    [page, schema],
  );
  useEffect(() => calendar.navigateBy(setSearch), [calendar, setSearch]);
  useEffect(() => page.leadBy((link) => void navigate(link, { replace: true })), [page, navigate]);
  useEffect(() => {
    if (search !== undefined) calendar.follow(search);
  }, [calendar, search]);
  useUnsavedWork(page);
  useShownRows(page);
  const { list, doc } = page;
  const mayAdd = page.may('Add') && doc.main.serverOnly !== true;
  const period = periodTitle(calendar.period, calendar.day, locale);
  const { count } = calendar;
  useEffect(() => {
    if (active && list.loaded && !list.loading) notify.announce(t('calendar.shown', { period, count }));
  }, [active, list.loaded, list.loading, period, count, notify, t]);
  const isGrid = calendar.view !== 'day' && width > narrowWidth;
  return (
    <div className="jig-list jig-calendar">
      <RenewalRoom renewal={page.renewal} />
      <CalendarHead calendar={calendar} title={title} searchId={searchId} mayAdd={mayAdd} />
      {page.searchOpen ? (
        <div id={searchId}>
          <Suspense>
            <SearchPanel page={page} />
          </Suspense>
        </div>
      ) : null}
      {list.filtered || list.ignored.length > 0 ? (
        <Suspense>
          <FilterChips page={page} />
        </Suspense>
      ) : null}
      <PeriodBar calendar={calendar} title={period} />
      {list.failure ? <ListFailure failure={list.failure} retry={() => void list.load()} /> : null}
      {calendar.unread > 0 ? (
        <p role="status" className="jig-calendar-note">
          {t('calendar.tooMany', { most: mostRows, count: calendar.unread })}
        </p>
      ) : null}
      {list.waits ? (
        <Suspense>
          <WaitingRows page={page} />
        </Suspense>
      ) : isGrid ? (
        <CalendarGrid calendar={calendar} label={`${title} ${period}`} describedBy={keysId} mayAdd={mayAdd} />
      ) : (
        <Agenda calendar={calendar} mayAdd={mayAdd} />
      )}
      <p id={keysId} className="jig-calendar-keys" hidden={!isGrid}>
        {[
          t('calendar.keys'),
          mayAdd ? t('calendar.keysAdd') : '',
          calendar.mover.isOffered ? t('calendar.keysMove') : calendar.mover.refusal,
        ].join(' ')}
      </p>
      <PageOverlays page={page} />
    </div>
  );
});
