import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { usePageRoute } from '../../../runtime/host/PageRoute.ts';
import { reloadPage } from '../../../runtime/host/reloadPage.ts';
import '../../../runtime/model/explain/allMessages.ts';
import type { PageProps } from '../../../runtime/Renderer.ts';
import { Composer } from '../../compose/Composer.tsx';
import { composedTitle } from '../../compose/composedTitle.ts';
import { DesignList } from '../../kit/DesignList.tsx';
import { DesignListBar } from '../../kit/DesignListBar.tsx';
import { DesignPage } from '../../kit/DesignPage.tsx';
import { useTypedName } from '../../kit/NameSearch.tsx';
import { PageDesigner } from '../dialog/PageDesigner.tsx';
import { newPage } from '../draft/newPage.ts';
import { openedPage } from '../draft/openedPage.ts';
import { pageOffers } from '../draft/pageOffers.ts';
import type { DesignedDraft } from '../store/PageDesignStore.ts';
import { PageRow } from './PageRow.tsx';
import { usePageDesigns } from './usePageDesigns.ts';

const columns = ['name', 'kind', 'table', 'state', 'actions'] as const;

/** `page: "pages"`: the reports and calendars in force, and what can be done with them. */
export const PagesPage = observer(function PagesPage({ page }: PageProps): ReactNode {
  const { t, notify, schemas } = useApp();
  const { designs, failed, load, withdraw } = usePageDesigns();
  const [open, setOpen] = useState<DesignedDraft | 'compose'>();
  const name = useTypedName();
  const shown = (designs?.pages ?? [])
    .filter((one) => name.fits([one.title, one.tableTitle], one.name))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'zh'));
  const { search, setSearch } = usePageRoute();
  const wanted = new URLSearchParams(search).get('table');
  // A link from a table or view leads straight to its fields.
  const asked = designs?.tables.find(({ table }) => table === wanted)?.table;
  useEffect(() => {
    if (asked !== undefined) setOpen('compose');
  }, [asked]);
  const put = (next: DesignedDraft | undefined): void => {
    setOpen(next);
    if (wanted !== null) setSearch('', false);
  };
  const close = (): void => put(undefined);
  /** Pages and the menu come with the session. */
  const refresh = (): void => {
    if (reloadPage()) return;
    schemas.forget();
    void load();
  };
  return (
    <DesignPage page={page} intro={t('pageDesign.intro')} failed={failed}>
      <DesignListBar
        words={{
          new: t('pageDesign.new'),
          search: t('pageDesign.search'),
          found: t('pageDesign.found', { n: shown.length }),
        }}
        name={name}
        isLoading={designs === undefined}
        onNew={() => setOpen('compose')}
      />
      <DesignList title={t('pageDesign.list')} columns={columns.map((one) => t(`pageDesign.column.${one}`))}>
        {shown.map((one) => (
          <PageRow
            key={one.name}
            page={one}
            onDesign={() => setOpen(openedPage(one))}
            onWithdraw={() => void withdraw(one).then((isGone) => isGone && refresh())}
          />
        ))}
      </DesignList>
      {open === 'compose' && designs !== undefined ? (
        <Composer
          title={t('pageDesign.composer')}
          use={t('pageDesign.use')}
          tables={designs.tables}
          {...(asked !== undefined && { table: asked })}
          offersOf={pageOffers}
          onCompose={({ offer: { suffix, content }, picked, tableTitle }) =>
            put(
              newPage(designs, {
                table: picked.table,
                title:
                  content.calendar === undefined
                    ? composedTitle(picked, tableTitle, t)
                    : t('pageDesign.calendarOf', { name: tableTitle }),
                ...{ suffix, content },
              }),
            )
          }
          onClose={close}
        />
      ) : null}
      {open === undefined || open === 'compose' || designs === undefined ? null : (
        <PageDesigner
          key={open.name}
          designed={open}
          designs={designs}
          onPublished={() => {
            close();
            notify.success(t('pageDesign.published'));
            refresh();
          }}
          onClose={close}
        />
      )}
    </DesignPage>
  );
});
