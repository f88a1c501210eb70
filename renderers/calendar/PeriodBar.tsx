import IconChevronLeft from '@douyinfe/semi-icons/lib/es/icons/IconChevronLeft';
import IconChevronRight from '@douyinfe/semi-icons/lib/es/icons/IconChevronRight';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { type CalendarView, calendarViews } from '../../runtime/model/schema/CalendarSchema.ts';
import type { CalendarStore } from '../../runtime/store/calendar/CalendarStore.ts';
import { PageButton } from '../shell/PageButton.tsx';

interface PeriodBarProps {
  readonly calendar: CalendarStore;
  readonly title: string;
}

/** Which period is shown, the ones before and after, and the views. */
export const PeriodBar = observer(function PeriodBar({ calendar, title }: PeriodBarProps): ReactNode {
  const { locale, t } = useApp();
  const { view, page, entries } = calendar;
  const named = (one: CalendarView): string => t(`calendar.${one}`);
  const viewName = locale === 'zh' ? named(view) : named(view).toLowerCase();
  return (
    <div className="jig-calendar-bar">
      <PageButton type="tertiary" onClick={() => calendar.show(view, calendar.today)}>
        {t('calendar.today')}
      </PageButton>
      <PageButton
        theme="borderless"
        type="tertiary"
        icon={<IconChevronLeft aria-hidden="true" />}
        aria-label={t('calendar.previous', { view: viewName })}
        onClick={() => calendar.step(-1)}
      />
      <PageButton
        theme="borderless"
        type="tertiary"
        icon={<IconChevronRight aria-hidden="true" />}
        aria-label={t('calendar.next', { view: viewName })}
        onClick={() => calendar.step(1)}
      />
      <h2>{title}</h2>
      <span className="jig-calendar-count">
        {page.list.loaded
          ? entries.length === 0
            ? t('calendar.none')
            : t('calendar.count', { count: entries.length })
          : '…'}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of inputs */}
      <div role="group" className="jig-calendar-views" aria-label={t('calendar.view')}>
        {calendarViews.map((one) => (
          <PageButton
            key={one}
            theme={one === view ? 'solid' : 'light'}
            type={one === view ? 'primary' : 'tertiary'}
            aria-pressed={one === view}
            onClick={() => calendar.show(one, calendar.day)}
          >
            {named(one)}
          </PageButton>
        ))}
      </div>
    </div>
  );
});
