import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import '../../../runtime/model/explain/allMessages.ts';
import type { PageProps } from '../../../runtime/Renderer.ts';
import { DesignList } from '../../kit/DesignList.tsx';
import { DesignPage } from '../../kit/DesignPage.tsx';
import { NameSearch, useTypedName } from '../../kit/NameSearch.tsx';
import { ViewDesigner } from '../../view/dialog/ViewDesigner.tsx';
import { datasetOver } from './datasetOver.ts';
import { type Source, sourcesOf } from './sources.ts';
import { useViewDesign } from './useViewDesign.ts';

/** `page: "dataSources"`: the tables and views that data sets take rows of. */
export const SourcesPage = observer(function SourcesPage({ page }: PageProps): ReactNode {
  const { t } = useApp();
  const { design, failed, published } = useViewDesign();
  const [over, setOver] = useState<Source>();
  const name = useTypedName();
  const shown = design && sourcesOf(design).filter(({ title, table }) => name.fits([title], table));
  const close = (): void => setOver(undefined);
  return (
    <DesignPage page={page} intro={t('source.intro')} failed={failed}>
      <div className="jig-ed-bar">
        <NameSearch title={t('source.search')} name={name} />
        <span role="status">
          {shown === undefined ? t('box.loading') : t('source.found', { n: shown.length })}
        </span>
      </div>
      <DesignList
        title={t('source.list')}
        columns={(['name', 'kind', 'used', 'actions'] as const).map((one) => t(`source.column.${one}`))}
        none={shown?.length === 0 ? t('source.none') : undefined}
      >
        {shown?.map((one) => (
          <tr key={one.table}>
            <th scope="row">
              {one.title} <small>{one.table}</small>
            </th>
            <td>{t(`source.kind.${one.kind}`)}</td>
            <td className="jig-ed-long">{one.datasets.join('、')}</td>
            <td className="jig-ed-actions">
              <button
                type="button"
                className="jig-link"
                aria-haspopup="dialog"
                aria-label={t('source.makeOf', { name: one.title })}
                onClick={() => setOver(one)}
              >
                {t('dataset.new')}
              </button>
            </td>
          </tr>
        ))}
      </DesignList>
      {over === undefined || design === undefined ? null : (
        <ViewDesigner
          design={design}
          stored={undefined}
          isDataset
          first={datasetOver(design, over.table)}
          onPublished={() => {
            close();
            published();
          }}
          onClose={close}
        />
      )}
    </DesignPage>
  );
});
