import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import { matches, useInitials } from '../../../renderers/palette/matches.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { pageTitle } from '../../../runtime/host/pageTitle.ts';
import { reloadPage } from '../../../runtime/host/reloadPage.ts';
import '../../../runtime/model/explain/allMessages.ts';
import type { PageProps } from '../../../runtime/Renderer.ts';
import type { DesignedView, ViewDesign } from '../../../runtime/wire/views/ViewDesign.ts';
import { ViewDesigner } from '../dialog/ViewDesigner.tsx';
import '../dialog/viewDesigner.css';

/** `page: "views"`: the views in force; opens the designer for one of them, or for a new one. */
export const ViewsPage = observer(function ViewsPage({ page }: PageProps): ReactNode {
  const { t, data, session, schemas, notify } = useApp();
  const id = useId();
  const [design, setDesign] = useState<ViewDesign>();
  const [failed, setFailed] = useState<string>();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState<{ readonly view: DesignedView | undefined }>();
  const initials = useInitials();
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
    ({ view, title }) =>
      matches(typed, title, initials) || view.toLowerCase().includes(typed.trim().toLowerCase()),
  );
  return (
    <div className="jig-vd-list">
      <h1>{pageTitle(page, session.menus, t)}</h1>
      <p className="jig-vd-note">{t('viewDesign.intro')}</p>
      {failed === undefined ? null : <p role="alert">{failed}</p>}
      <div className="jig-vd-bar">
        <Button
          theme="solid"
          type="primary"
          aria-haspopup="dialog"
          disabled={design === undefined}
          onClick={() => setOpen({ view: undefined })}
        >
          {t('viewDesign.new')}
        </Button>
        <label className="jig-hidden" htmlFor={id}>
          {t('viewDesign.search')}
        </label>
        <input
          id={id}
          type="search"
          className="jig-vd-input"
          placeholder={t('viewDesign.search')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <span role="status">
          {design === undefined ? t('box.loading') : t('viewDesign.found', { n: shown.length })}
        </span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the frame scrolls, so the keyboard must reach it */}
      <section className="jig-vd-rows" tabIndex={0} aria-label={t('viewDesign.list')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('viewDesign.name')}</th>
              <th scope="col">{t('viewDesign.code')}</th>
              <th scope="col">{t('viewDesign.from')}</th>
              <th scope="col">{t('viewDesign.state')}</th>
              <th scope="col">{t('viewDesign.actions')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((one) => (
              <tr key={one.view}>
                <th scope="row">{one.title}</th>
                <td>{one.view}</td>
                <td>{sourceTitles(one, titles)}</td>
                <td>
                  {one.version === 0 ? t('viewDesign.shipped') : t('viewDesign.version', { n: one.version })}
                </td>
                <td className="jig-vd-actions">
                  <button
                    type="button"
                    className="jig-link"
                    aria-haspopup="dialog"
                    aria-label={t('viewDesign.editOf', { name: one.title })}
                    onClick={() => setOpen({ view: one })}
                  >
                    {t('viewDesign.edit')}
                  </button>
                  <Link
                    className="jig-link"
                    to={`/Sys_Page?table=${one.view}`}
                    aria-label={t('viewDesign.makePageOf', { name: one.title })}
                  >
                    {t('viewDesign.makePage')}
                  </Link>
                  {one.path === undefined ? null : (
                    <Link
                      className="jig-link"
                      to={one.path}
                      aria-label={t('viewDesign.openOf', { name: one.title })}
                    >
                      {t('viewDesign.open')}
                    </Link>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {open === undefined || design === undefined ? null : (
        <ViewDesigner
          design={design}
          stored={open.view}
          onPublished={published}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
});

/** Titles of the tables that a view reads first. */
function sourceTitles({ schema }: DesignedView, titles: ReadonlyMap<string, string>): string {
  const parts = Array.isArray(schema.parts) ? schema.parts : [];
  const names = parts.map((part) => String((part as { readonly from?: unknown }).from ?? ''));
  return [...new Set(names)].map((name) => titles.get(name) ?? name).join(', ');
}
