import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import '../../../runtime/model/explain/allMessages.ts';
import type { PageProps } from '../../../runtime/Renderer.ts';
import type { ForeignOffer } from '../../../runtime/wire/datasets/Foreign.ts';
import type { DesignedView } from '../../../runtime/wire/views/ViewDesign.ts';
import { DesignList } from '../../kit/DesignList.tsx';
import { DesignListBar } from '../../kit/DesignListBar.tsx';
import { DesignPage } from '../../kit/DesignPage.tsx';
import { useTypedName } from '../../kit/NameSearch.tsx';
import { ViewDesigner } from '../../view/dialog/ViewDesigner.tsx';
import { ForeignBox } from '../foreign/ForeignBox.tsx';
import { datasetOver } from './datasetOver.ts';
import { schemaOf } from './datasets.ts';
import { SourceRow } from './SourceRow.tsx';
import { type Source, sourcesOf } from './sources.ts';
import { useViewDesign } from './useViewDesign.ts';

/** What is open over the list. */
type Open =
  | { readonly what: 'dataset'; readonly over: Source }
  | {
      readonly what: 'foreign';
      readonly stored?: { readonly view: DesignedView; readonly table: ForeignOffer };
    };

/** `page: "dataSources"`: the tables, views and foreign tables that data sets take rows of. */
export const SourcesPage = observer(function SourcesPage({ page }: PageProps): ReactNode {
  const { t, data, notify } = useApp();
  const { design, failed, published, withdraw } = useViewDesign();
  const [open, setOpen] = useState<Open>();
  const name = useTypedName();
  const shown = design && sourcesOf(design).filter(({ title, table }) => name.fits([title], table));
  const close = (): void => setOpen(undefined);
  const done = (): void => {
    close();
    published();
  };
  const edit = async (view: DesignedView): Promise<void> => {
    const at = schemaOf(view).foreign;
    if (at === undefined) return;
    const answer = await (await data.designs()).views.foreignTables(at.database);
    if (!answer.ok) {
      notify.error(answer.failure.message);
      return;
    }
    const table = answer.data.find((one) => one.schema === at.schema && one.name === at.name);
    if (table === undefined) notify.error(t('foreign.missing', { name: at.database }));
    else setOpen({ what: 'foreign', stored: { view, table } });
  };
  return (
    <DesignPage page={page} intro={t('source.intro')} failed={failed}>
      <DesignListBar
        words={{
          new: t('foreign.new'),
          search: t('source.search'),
          found: t('source.found', { n: shown?.length ?? 0 }),
        }}
        name={name}
        isLoading={design === undefined}
        onNew={() => setOpen({ what: 'foreign' })}
      />
      <DesignList
        title={t('source.list')}
        columns={(['name', 'kind', 'used', 'actions'] as const).map((one) => t(`source.column.${one}`))}
        none={shown?.length === 0 ? t('source.none') : undefined}
      >
        {shown?.map((one) => (
          <SourceRow
            key={one.table}
            source={one}
            onDataset={() => setOpen({ what: 'dataset', over: one })}
            onEdit={(view) => void edit(view)}
            onWithdraw={(view) => void withdraw(view)}
          />
        ))}
      </DesignList>
      {open?.what === 'dataset' && design !== undefined ? (
        <ViewDesigner
          design={design}
          stored={undefined}
          isDataset
          first={datasetOver(design, open.over.table)}
          onPublished={done}
          onClose={close}
        />
      ) : null}
      {open?.what === 'foreign' && design !== undefined ? (
        <ForeignBox design={design} stored={open.stored} onPublished={done} onClose={close} />
      ) : null}
    </DesignPage>
  );
});
