import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import '../../../runtime/model/explain/allMessages.ts';
import type { PageProps } from '../../../runtime/Renderer.ts';
import type { DesignedView } from '../../../runtime/wire/views/ViewDesign.ts';
import { DesignList } from '../../kit/DesignList.tsx';
import { DesignListBar } from '../../kit/DesignListBar.tsx';
import { DesignPage } from '../../kit/DesignPage.tsx';
import { useTypedName } from '../../kit/NameSearch.tsx';
import { RowAction } from '../../kit/RowAction.tsx';
import { ViewDesigner } from '../../view/dialog/ViewDesigner.tsx';
import { ComposeChart } from './ComposeChart.tsx';
import { datasetsOf, sourceTitles } from './datasets.ts';
import { useViewDesign } from './useViewDesign.ts';

/** What is open over the list. */
type Open =
  | { readonly what: 'design'; readonly view: DesignedView | undefined }
  | { readonly what: 'chart'; readonly view: DesignedView };

/** `page: "datasets"`: the data sets in force; designs them, and makes charts of them. */
export const DatasetsPage = observer(function DatasetsPage({ page }: PageProps): ReactNode {
  const { t } = useApp();
  const { design, failed, published, withdraw } = useViewDesign();
  const [open, setOpen] = useState<Open>();
  const name = useTypedName();
  const shown = design && datasetsOf(design).filter(({ title, view }) => name.fits([title], view));
  const close = (): void => setOpen(undefined);
  return (
    <DesignPage page={page} intro={t('dataset.intro')} failed={failed}>
      <DesignListBar
        words={{
          new: t('dataset.new'),
          search: t('dataset.search'),
          found: t('dataset.found', { n: shown?.length ?? 0 }),
        }}
        name={name}
        isLoading={design === undefined}
        onNew={() => setOpen({ what: 'design', view: undefined })}
      />
      <DesignList
        title={t('dataset.list')}
        columns={(['name', 'source', 'dimensions', 'numbers', 'state', 'actions'] as const).map((one) =>
          t(`dataset.column.${one}`),
        )}
        none={shown?.length === 0 ? t('dataset.none') : undefined}
      >
        {shown?.map((one) => (
          <DatasetRow
            key={one.view}
            one={one}
            source={design === undefined ? '' : sourceTitles(one, design)}
            onDesign={() => setOpen({ what: 'design', view: one })}
            onChart={() => setOpen({ what: 'chart', view: one })}
            onWithdraw={() => void withdraw(one)}
          />
        ))}
      </DesignList>
      {open?.what === 'design' && design !== undefined ? (
        <ViewDesigner
          design={design}
          stored={open.view}
          isDataset
          onPublished={() => {
            close();
            published();
          }}
          onClose={close}
        />
      ) : null}
      {open?.what === 'chart' ? <ComposeChart table={open.view.view} onClose={close} /> : null}
    </DesignPage>
  );
});

interface RowProps {
  readonly one: DesignedView;
  readonly source: string;
  onDesign(): void;
  onChart(): void;
  onWithdraw(): void;
}

/** A data set with what can be done with it. */
function DatasetRow({ one, source, onDesign, onChart, onWithdraw }: RowProps): ReactNode {
  const { t } = useApp();
  const { title, view, version, columns } = one;
  const titles = (isDimension: boolean): string =>
    columns
      .filter((column) => column.isDimension === isDimension)
      .map((column) => column.title)
      .join('、');
  return (
    <tr>
      <th scope="row">
        {title} <small>{view}</small>
      </th>
      <td>{source}</td>
      <td className="jig-ed-long">{titles(true)}</td>
      <td className="jig-ed-long">{titles(false)}</td>
      <td>{version === 0 ? t('dataset.shipped') : t('dataset.version', { n: version })}</td>
      <td className="jig-ed-actions">
        <RowAction
          text={t('dataset.design')}
          label={t('dataset.designOf', { name: title })}
          isOpening
          onClick={onDesign}
        />
        <RowAction
          text={t('dataset.chart')}
          label={t('dataset.chartOf', { name: title })}
          isOpening
          onClick={onChart}
        />
        {version === 0 ? null : (
          <RowAction
            text={t('dataset.delete')}
            label={t('dataset.deleteOf', { name: title })}
            onClick={onWithdraw}
          />
        )}
      </td>
    </tr>
  );
}
