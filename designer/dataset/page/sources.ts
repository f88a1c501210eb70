import type { DesignedView, ViewDesign } from '../../../runtime/wire/views/ViewDesign.ts';
import { datasetsOf, schemaOf } from './datasets.ts';

/** What rows of data sets come from. */
export interface Source {
  readonly table: string;
  readonly title: string;
  readonly kind: 'table' | 'view' | 'foreign';
  /** Foreign: its database and table there. */
  readonly place?: string;
  /** Foreign: the view that it is. */
  readonly view?: DesignedView;
  /** Titles of the data sets over it. */
  readonly datasets: readonly string[];
}

/** The tables and views that data sets may stand over; data sets themselves are none. Foreign tables come first. */
export const sourcesOf = (design: ViewDesign): readonly Source[] => {
  const datasets = datasetsOf(design);
  const isDataset = new Set(datasets.map(({ view }) => view));
  const foreign = new Map(
    design.views.flatMap((one) => {
      const at = schemaOf(one).foreign;
      return at === undefined
        ? []
        : [[one.view, { place: `${at.database} · ${at.schema}.${at.name}`, view: one }] as const];
    }),
  );
  const all = design.tables.flatMap(({ table, title, isView }): readonly Source[] => {
    if (isDataset.has(table)) return [];
    const over = datasets.filter((one) => schemaOf(one).parts.some(({ from }) => from === table));
    const place = foreign.get(table);
    const kind = place !== undefined ? 'foreign' : isView ? 'view' : 'table';
    return [{ table, title, kind, ...place, datasets: over.map((one) => one.title) }];
  });
  return all.toSorted((a, b) => Number(b.kind === 'foreign') - Number(a.kind === 'foreign'));
};
