import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import '../../../runtime/model/explain/allMessages.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { PageProps } from '../../../runtime/Renderer.ts';
import type { DesignedView } from '../../../runtime/wire/views/ViewDesign.ts';
import { DesignList } from '../../kit/DesignList.tsx';
import { DesignListBar } from '../../kit/DesignListBar.tsx';
import { DesignPage } from '../../kit/DesignPage.tsx';
import { useTypedName } from '../../kit/NameSearch.tsx';
import { DimensionBox } from '../dimensions/DimensionBox.tsx';
import {
  type Dimension,
  dimensionsOf,
  fieldOf,
  withDimension,
  withoutDimension,
} from '../dimensions/dimensions.ts';
import { datasetsOf } from './datasets.ts';
import { useViewDesign } from './useViewDesign.ts';

/** `page: "dimensions"`: the dimensions of all data sets, with their names and formats. */
export const DimensionsPage = observer(function DimensionsPage({ page }: PageProps): ReactNode {
  const { t, data, notify } = useApp();
  const { design, failed, published } = useViewDesign();
  const [open, setOpen] = useState<{ readonly before: Dimension | undefined }>();
  const [isWaiting, setWaiting] = useState(false);
  const name = useTypedName();
  const shown =
    design &&
    dimensionsOf(design).filter(({ title, dataset, line }) => name.fits([title, dataset.title], line.field));
  const hasDatasets = design !== undefined && datasetsOf(design).length > 0;
  const publish = async (dataset: DesignedView, made: ReturnType<typeof withDimension>): Promise<void> => {
    if (!made.ok) {
      notify.error(t(made.rule, made.params));
      return;
    }
    setWaiting(true);
    const { views } = await data.designs();
    const patch = made.view as unknown as JsonObject; // a view is a JSON object
    const answer = await views.publish({
      changes: [{ kind: 'view', name: dataset.view, over: dataset.version, patch }],
      grants: [],
    });
    setWaiting(false);
    if (!answer.ok) {
      notify.error(answer.failure.message);
      return;
    }
    setOpen(undefined);
    published();
  };
  const remove = async (dimension: Dimension): Promise<void> => {
    if (design === undefined) return;
    const text = t('dimension.removeQuestion', { name: dimension.title, dataset: dimension.dataset.title });
    if (await notify.confirm({ title: t('list.confirmTitle'), text }))
      await publish(dimension.dataset, withoutDimension(design, dimension));
  };
  return (
    <DesignPage page={page} intro={t('dimension.intro')} failed={failed}>
      <DesignListBar
        words={{
          new: t('dimension.new'),
          search: t('dimension.search'),
          found: t('dimension.found', { n: shown?.length ?? 0 }),
        }}
        name={name}
        isLoading={design === undefined}
        onNew={() => (hasDatasets ? setOpen({ before: undefined }) : notify.error(t('dimension.noDatasets')))}
      />
      <DesignList
        title={t('dimension.list')}
        columns={(['name', 'field', 'dataset', 'format', 'actions'] as const).map((one) =>
          t(`dimension.column.${one}`),
        )}
        none={shown?.length === 0 ? t(hasDatasets ? 'dimension.none' : 'dimension.noDatasets') : undefined}
      >
        {shown?.map((one) => (
          <tr key={`${one.dataset.view} ${one.line.field}`}>
            <th scope="row">{one.title}</th>
            <td>{fieldOf(one.path)}</td>
            <td>
              {one.dataset.title} <small>{one.dataset.view}</small>
            </td>
            <td>{one.span === undefined ? t('dimension.asIs') : t(`dataset.span.${one.span}`)}</td>
            <td className="jig-ed-actions">
              <button
                type="button"
                className="jig-link"
                aria-haspopup="dialog"
                aria-label={t('dimension.editOf', { name: one.title })}
                onClick={() => setOpen({ before: one })}
              >
                {t('dimension.edit')}
              </button>
              <button
                type="button"
                className="jig-link"
                aria-label={t('dimension.removeOf', { name: one.title })}
                onClick={() => void remove(one)}
              >
                {t('dimension.remove')}
              </button>
            </td>
          </tr>
        ))}
      </DesignList>
      {open === undefined || design === undefined ? null : (
        <DimensionBox
          design={design}
          before={open.before}
          isWaiting={isWaiting}
          onSave={(view, said) => {
            const dataset = datasetsOf(design).find((one) => one.view === view);
            if (dataset !== undefined)
              void publish(dataset, withDimension(design, dataset, said, open.before));
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </DesignPage>
  );
});
