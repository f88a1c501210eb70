import IconPlus from '@douyinfe/semi-icons/lib/es/icons/IconPlus';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo, useRef } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { useCommands } from '../../runtime/host/CommandContext.ts';
import { usePageRoute } from '../../runtime/host/PageRoute.ts';
import type { CalendarStore } from '../../runtime/store/calendar/CalendarStore.ts';
import type { Command } from '../../runtime/store/shell/CommandStore.ts';
import { QuickSearch } from '../pages/list/QuickSearch.tsx';
import { PageButton } from '../shell/PageButton.tsx';

interface CalendarHeadProps {
  readonly calendar: CalendarStore;
  readonly title: string;
  readonly searchId: string;
  readonly mayAdd: boolean;
}

/** Title, searches and the button for a new record, with the keys of lists. */
export const CalendarHead = observer(function CalendarHead(props: CalendarHeadProps): ReactNode {
  const { calendar, title, searchId, mayAdd } = props;
  const { t, locale } = useApp();
  const { active } = usePageRoute();
  const place = useRef<HTMLDivElement>(null);
  const { page } = calendar;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `locale` stands for `t`
  const commands = useMemo(
    (): readonly Command[] => [
      ...(mayAdd
        ? [{ id: 'list.Add', label: t('list.add'), keys: 'n', run: () => calendar.addOn(calendar.day) }]
        : []),
      { id: 'list.Search', label: t('list.search'), keys: 'r', run: () => void page.refresh() },
      {
        id: 'list.quick',
        label: t('list.quickKey'),
        keys: '/',
        run: () => place.current?.querySelector<HTMLElement>('.jig-quick input')?.focus(),
      },
      { id: 'list.advanced', label: t('list.advancedSearch'), run: page.toggleSearch },
    ],
    [calendar, page, mayAdd, locale],
  );
  useCommands(useMemo(() => (active ? commands : []), [active, commands]));
  return (
    <div ref={place} className="jig-list-head">
      <h1>{title}</h1>
      <QuickSearch page={page} fieldsOf={page} />
      <PageButton
        type="tertiary"
        aria-expanded={page.searchOpen}
        aria-controls={searchId}
        onClick={page.toggleSearch}
      >
        {t('list.advancedSearch')}
      </PageButton>
      {mayAdd ? (
        <div className="jig-toolbar">
          <PageButton
            theme="solid"
            icon={<IconPlus aria-hidden="true" />}
            onClick={() => calendar.addOn(calendar.day)}
          >
            {t('list.add')}
          </PageButton>
        </div>
      ) : null}
    </div>
  );
});
