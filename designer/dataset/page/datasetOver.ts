import type { ViewDesign } from '../../../runtime/wire/views/ViewDesign.ts';
import { freeSource, freeView } from '../../view/draft/freeName.ts';
import { emptyDatasetDraft, type ViewDraft } from '../../view/draft/ViewDraft.ts';

/** A new data set over a source, with a name that is free. */
export const datasetOver = ({ tables }: Pick<ViewDesign, 'tables'>, source: string): ViewDraft => {
  const taken = tables.map(({ table }) => table);
  return {
    ...emptyDatasetDraft,
    view: {
      ...emptyDatasetDraft.view,
      view: freeView(taken, source, 'Set'),
      parts: [{ from: source, as: freeSource([], source) }],
    },
  };
};
