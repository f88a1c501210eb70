import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { DesignedView } from '../../../runtime/wire/views/ViewDesign.ts';
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
        <button
          type="button"
          className="jig-link"
          aria-haspopup="dialog"
          aria-label={t('source.makeOf', { name })}
          onClick={onDataset}
        >
          {t('dataset.new')}
        </button>
        {view === undefined ? null : (
          <>
            <button
              type="button"
              className="jig-link"
              aria-haspopup="dialog"
              aria-label={t('dimension.editOf', { name })}
              onClick={() => onEdit(view)}
            >
              {t('dimension.edit')}
            </button>
            <button
              type="button"
              className="jig-link"
              aria-label={t('dataset.deleteOf', { name })}
              onClick={() => onWithdraw(view)}
            >
              {t('dataset.delete')}
            </button>
          </>
        )}
      </td>
    </tr>
  );
}
