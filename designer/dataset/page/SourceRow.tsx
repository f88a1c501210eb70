import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { DesignedView } from '../../../runtime/wire/views/ViewDesign.ts';
import { RowAction } from '../../kit/RowAction.tsx';
import type { Source } from './sources.ts';

interface SourceRowProps {
  readonly source: Source;
  onDataset(): void;
  onEdit(view: DesignedView): void;
  onWithdraw(view: DesignedView): void;
}

/** A source with what can be done with it. Only foreign ones are made and changed here. */
export function SourceRow({ source, onDataset, onEdit, onWithdraw }: SourceRowProps): ReactNode {
  const { t } = useApp();
  const { table, title: name, kind, place, datasets, view } = source;
  return (
    <tr>
      <th scope="row">
        {name} <small>{table}</small>
      </th>
      <td>
        {t(`source.kind.${kind}`)}
        {place === undefined ? null : <small>{place}</small>}
      </td>
      <td className="jig-ed-long">{datasets.join('、')}</td>
      <td className="jig-ed-actions">
        <RowAction
          text={t('dataset.new')}
          label={t('source.makeOf', { name })}
          isOpening
          onClick={onDataset}
        />
        {view === undefined ? null : (
          <>
            <RowAction
              text={t('dimension.edit')}
              label={t('dimension.editOf', { name })}
              isOpening
              onClick={() => onEdit(view)}
            />
            <RowAction
              text={t('dataset.delete')}
              label={t('dataset.deleteOf', { name })}
              onClick={() => onWithdraw(view)}
            />
          </>
        )}
      </td>
    </tr>
  );
}
