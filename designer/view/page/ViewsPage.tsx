import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { PageLink } from '../../../runtime/host/PageLink.tsx';
import { reloadPage } from '../../../runtime/host/reloadPage.ts';
import '../../../runtime/model/explain/allMessages.ts';
import type { PageProps } from '../../../runtime/Renderer.ts';
import type { DesignedView, ViewDesign } from '../../../runtime/wire/views/ViewDesign.ts';
import { DesignList } from '../../kit/DesignList.tsx';
import { DesignListBar } from '../../kit/DesignListBar.tsx';
import { DesignPage } from '../../kit/DesignPage.tsx';
import { useTypedName } from '../../kit/NameSearch.tsx';
import { RowAction } from '../../kit/RowAction.tsx';
import { ViewDesigner } from '../dialog/ViewDesigner.tsx';

const columns = ['name', 'code', 'from', 'state', 'actions'] as const;

/** `page: "views"`: the views in force; opens the designer for one of them, or for a new one. */
export const ViewsPage = observer(function ViewsPage({ page }: PageProps): ReactNode {
  const { t, data, schemas, notify } = useApp();
  const [design, setDesign] = useState<ViewDesign>();
  const [failed, setFailed] = useState<string>();
  const name = useTypedName();
  const [open, setOpen] = useState<{ readonly view: DesignedView | undefined }>();
  const load = useCallback(async (): Promise<void> => {
    const answer = await (await data.designs()).views.design();
    if (answer.ok) setDesign(answer.data);
    setFailed(answer.ok ? undefined : answer.failure.message);
  }, [data]);
  useEffect(() => void load(), [load]);
  const published = (): void => {
    setOpen(undefined);
    notify.success(t('viewDesign.published'));
    // The menu and the pages come with the session.
    if (reloadPage()) return;
    schemas.forget();
    void load();
  };
  const titles = new Map(design?.tables.map(({ table, title }) => [table, title] as const));
  const shown = (design?.views ?? []).filter(
    ({ view, title, schema }) =>
      schema.isDataset !== true && schema.foreign === undefined && name.fits([title], view),
  );
  return (
    <DesignPage page={page} intro={t('viewDesign.intro')} failed={failed}>
      <DesignListBar
        words={{
          new: t('viewDesign.new'),
          search: t('viewDesign.search'),
          found: t('viewDesign.found', { n: shown.length }),
        }}
        name={name}
        isLoading={design === undefined}
        onNew={() => setOpen({ view: undefined })}
      />
      <DesignList title={t('viewDesign.list')} columns={columns.map((one) => t(`viewDesign.${one}`))}>
        {shown.map((one) => (
          <tr key={one.view}>
            <th scope="row">{one.title}</th>
            <td>{one.view}</td>
            <td>{sourceTitles(one, titles)}</td>
            <td>
              {one.version === 0 ? t('viewDesign.shipped') : t('viewDesign.version', { n: one.version })}
            </td>
            <td className="jig-ed-actions">
              <RowAction
                text={t('viewDesign.edit')}
                label={t('viewDesign.editOf', { name: one.title })}
                isOpening
                onClick={() => setOpen({ view: one })}
              />
              <PageLink
                className="jig-link"
                to={`/Sys_Page?table=${one.view}`}
                aria-label={t('viewDesign.makePageOf', { name: one.title })}
              >
                {t('viewDesign.makePage')}
              </PageLink>
              {one.path === undefined ? null : (
                <PageLink
                  className="jig-link"
                  to={one.path}
                  aria-label={t('viewDesign.openOf', { name: one.title })}
                >
                  {t('viewDesign.open')}
                </PageLink>
              )}
            </td>
          </tr>
        ))}
      </DesignList>
      {open === undefined || design === undefined ? null : (
        <ViewDesigner
          design={design}
          stored={open.view}
          onPublished={published}
          onClose={() => setOpen(undefined)}
        />
      )}
    </DesignPage>
  );
});

/** Titles of the tables that a view reads first. */
function sourceTitles({ schema }: DesignedView, titles: ReadonlyMap<string, string>): string {
  const parts = Array.isArray(schema.parts) ? schema.parts : [];
  const names = parts.map((part) => String((part as { readonly from?: unknown }).from ?? ''));
  return [...new Set(names)].map((name) => titles.get(name) ?? name).join(', ');
}
