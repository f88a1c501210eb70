import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { reloadPage } from '../../../runtime/host/reloadPage.ts';
import '../../../runtime/model/explain/allMessages.ts';
import { lazyPiece } from '../../../runtime/host/lazyPiece.tsx';
import type { PrintSchema } from '../../../runtime/model/schema/PrintSchema.ts';
import type { PageProps } from '../../../runtime/Renderer.ts';
import { DesignListBar } from '../../kit/DesignListBar.tsx';
import { DesignPage } from '../../kit/DesignPage.tsx';
import { useTypedName } from '../../kit/NameSearch.tsx';
import { NewTemplate } from '../dialog/NewTemplate.tsx';
import type { Designed } from '../store/PrintDesignStore.ts';
import { CatalogTree, rowsIn, type ShownCatalog } from './CatalogTree.tsx';
import { TemplateTable } from './TemplateTable.tsx';
import { type TemplateRow, templateRows } from './templateRows.ts';
import { usePrintDesigns } from './usePrintDesigns.ts';
import './printsPage.css';

/** The designer, with the layout and the widths of the font, loads when it is first opened. */
const PrintDesigner = lazyPiece(
  'PrintDesigner',
  async () => (await import('../dialog/PrintDesigner.tsx')).PrintDesigner,
  { isRare: true },
);

const noRows: readonly TemplateRow[] = [];

interface TemplateListProps extends PageProps {
  /** Shows the tree of the catalogues at the left. */
  readonly hasTree: boolean;
}

/** The print templates in force, and what can be done with them. */
export const TemplateList = observer(function TemplateList({ page, hasTree }: TemplateListProps): ReactNode {
  const { t, notify } = useApp();
  const { designs, failed, load, withdraw } = usePrintDesigns();
  const [open, setOpen] = useState<'new' | Designed>();
  const name = useTypedName();
  const [catalog, setCatalog] = useState<ShownCatalog>('all');
  const rows = useMemo(() => (designs === undefined ? noRows : templateRows(designs, t)), [designs, t]);
  const catalogs = designs?.catalogs ?? [];
  const shown = rowsIn(rows, catalogs, hasTree ? catalog : 'all').filter(
    ({ template, tableTitle, catalogTitle }) =>
      name.fits([template.title, tableTitle, catalogTitle], template.name),
  );
  const close = (): void => setOpen(undefined);
  return (
    <DesignPage page={page} intro={t('printDesign.intro')} failed={failed}>
      <DesignListBar
        words={{
          new: t('printDesign.new'),
          search: t('printDesign.search'),
          found: t('printDesign.found', { n: shown.length }),
        }}
        name={name}
        isLoading={designs === undefined}
        onNew={() => setOpen('new')}
      />
      <div className="jig-pd-sides">
        {hasTree ? <CatalogTree catalogs={catalogs} rows={rows} shown={catalog} onShow={setCatalog} /> : null}
        <TemplateTable
          rows={shown}
          onDesign={({ name, version, schema }) =>
            setOpen({ name, version, schema: schema as unknown as PrintSchema, isNew: false })
          }
          onWithdraw={(template) => void withdraw(template)}
        />
      </div>
      {open === 'new' && designs !== undefined ? (
        <NewTemplate
          designs={designs}
          catalog={typeof catalog === 'string' ? undefined : catalog.code}
          onMake={setOpen}
          onClose={close}
        />
      ) : null}
      {open === undefined || open === 'new' || designs === undefined ? null : (
        <PrintDesigner
          key={open.name}
          designed={open}
          offered={designs}
          onPublished={() => {
            close();
            notify.success(t('printDesign.published'));
            // Settings of tables come with the session.
            if (!reloadPage()) void load();
          }}
          onClose={close}
        />
      )}
    </DesignPage>
  );
});
