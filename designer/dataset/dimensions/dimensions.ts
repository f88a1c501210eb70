import type { ViewField, ViewSchema } from '../../../runtime/model/schema/ViewSchema.ts';
import { sourceField } from '../../../runtime/model/views/viewSources.ts';
import type { DesignedView, ViewDesign } from '../../../runtime/wire/views/ViewDesign.ts';
import type { EditAnswer } from '../../kit/EditAnswer.ts';
import { addColumn } from '../../view/commands/addColumn.ts';
import { removeColumn } from '../../view/commands/removeColumn.ts';
import { setColumn } from '../../view/commands/setColumn.ts';
import { setSpan, spanOf } from '../../view/commands/setSpan.ts';
import { designWorld } from '../../view/draft/DesignWorld.ts';
import { readView } from '../../view/draft/readView.ts';
import type { ViewDraft } from '../../view/draft/ViewDraft.ts';
import { writeDraft } from '../../view/draft/writeDraft.ts';
import { datasetsOf, schemaOf } from '../page/datasets.ts';

export type Span = NonNullable<Parameters<typeof setSpan>[2]>;

/** A dimension of a data set: a column that cards group by. */
export interface Dimension {
  readonly dataset: DesignedView;
  readonly line: ViewField;
  readonly title: string;
  /** The field that it shows, with its source. */
  readonly path: string;
  readonly span: Span | undefined;
}

/** The dimensions of all data sets, in the order of their columns. */
export const dimensionsOf = (design: ViewDesign): readonly Dimension[] =>
  datasetsOf(design).flatMap((dataset) => {
    const view = schemaOf(dataset);
    return view.fields.flatMap((line): readonly Dimension[] => {
      if (line.dimension !== true) return [];
      const span = spanOf(view, line.of);
      const title = dataset.columns.find(({ field }) => field === line.field)?.title ?? line.field;
      return [{ dataset, line, title, path: span?.of ?? line.of ?? '', span: span?.each }];
    });
  });

/** The table that a path of a data set reads; undefined: it comes over a join. */
export const firstSource = (
  view: ViewSchema,
): { readonly table: string; readonly as: string } | undefined => {
  const [part] = view.parts;
  return part && { table: part.from, as: part.as };
};

/** The field of a path without its source. */
export const fieldOf = (path: string): string => sourceField(path)?.[1] ?? path;

/** What a box says of a dimension. */
export interface DimensionSaid {
  readonly path: string;
  readonly title: string;
  readonly span: Span | undefined;
}

type Edited =
  | { readonly ok: true; readonly view: ViewSchema }
  | Extract<EditAnswer<ViewDraft>, { ok: false }>;

const edited = (
  dataset: DesignedView,
  design: ViewDesign,
  edit: (draft: ViewDraft) => EditAnswer<ViewDraft>,
): Edited => {
  const world = designWorld(design.tables);
  const done = edit(readView(schemaOf(dataset), world));
  return done.ok ? { ok: true, view: writeDraft(done.draft, world) } : done;
};

/** The data set with a dimension added, or with what a box says of the dimension `before`. */
export const withDimension = (
  design: ViewDesign,
  dataset: DesignedView,
  { path, title, span }: DimensionSaid,
  before?: Dimension,
): Edited =>
  edited(dataset, design, (draft) => {
    const known = draft.view.fields.findIndex(
      (line) =>
        line.field === before?.line.field ||
        (before === undefined && line.of === path && line.total === undefined),
    );
    const added = known < 0 ? addColumn(draft, path) : ({ ok: true, draft } as const);
    if (!added.ok) return added;
    const at = known < 0 ? added.draft.view.fields.length - 1 : known;
    const said = setColumn(added.draft, at, {
      title,
      dimension: true,
      of: before?.path === path ? draft.view.fields[at]?.of : path,
    });
    return said.ok ? setSpan(said.draft, at, span, title) : said;
  });

/** The data set without a dimension: the column goes. */
export const withoutDimension = (design: ViewDesign, { dataset, line }: Dimension): Edited =>
  edited(dataset, design, (draft) =>
    removeColumn(
      draft,
      draft.view.fields.findIndex(({ field }) => field === line.field),
      (field) => dataset.columns.find((one) => one.field === field)?.title ?? field,
    ),
  );
