import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { matches, useInitials } from '../../../renderers/palette/matches.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { pageTitle } from '../../../runtime/host/pageTitle.ts';
import '../../../runtime/model/explain/allMessages.ts';
import type { PageProps } from '../../../runtime/Renderer.ts';
import { CatalogTree, rowsIn, type ShownCatalog } from './CatalogTree.tsx';
import { TemplateTable } from './TemplateTable.tsx';
import { type TemplateRow, templateRows } from './templateRows.ts';
import { usePrintDesigns } from './usePrintDesigns.ts';
import './printsPage.css';

const noRows: readonly TemplateRow[] = [];

interface TemplateListProps extends PageProps {
  /** Shows the tree of the catalogues at the left. */
  readonly hasTree: boolean;
}

/** The print templates in force, and what can be done with them. */
export const TemplateList = observer(function TemplateList({ page, hasTree }: TemplateListProps): ReactNode {
  const { t, session } = useApp();
  const id = useId();
  const { designs, failed, withdraw } = usePrintDesigns();
  const [typed, setTyped] = useState('');
  const [catalog, setCatalog] = useState<ShownCatalog>('all');
  const initials = useInitials();
  const rows = useMemo(() => (designs === undefined ? noRows : templateRows(designs, t)), [designs, t]);
  const catalogs = designs?.catalogs ?? [];
  const found = (text: string): boolean => matches(typed, text, initials);
  const shown = rowsIn(rows, catalogs, hasTree ? catalog : 'all').filter(
    ({ template: { name, title }, tableTitle, catalogTitle }) =>
      [title, tableTitle, catalogTitle].some(found) ||
      name.toLowerCase().includes(typed.trim().toLowerCase()),
  );
  return (
    <div className="jig-pd-page">
      <h1>{pageTitle(page, session.menus, t)}</h1>
      <p className="jig-pd-note">{t('printDesign.intro')}</p>
      {failed === undefined ? null : <p role="alert">{failed}</p>}
      <div className="jig-pd-bar">
        <label className="jig-hidden" htmlFor={id}>
          {t('printDesign.search')}
        </label>
        <input
          id={id}
          type="search"
          className="jig-pd-search"
          placeholder={t('printDesign.search')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <span role="status">
          {designs === undefined ? t('box.loading') : t('printDesign.found', { n: shown.length })}
        </span>
      </div>
      <div className="jig-pd-sides">
        {hasTree ? <CatalogTree catalogs={catalogs} rows={rows} shown={catalog} onShow={setCatalog} /> : null}
        <TemplateTable rows={shown} onWithdraw={(template) => void withdraw(template)} />
      </div>
    </div>
  );
});
