import type { ResolvedField } from '../fields/resolve/ResolvedTable.ts';
import type { ViewField, ViewSchema } from '../schema/ViewSchema.ts';
import type { originKinds } from './originKinds.ts';
import type { ViewWorld } from './ViewWorld.ts';
import { pathsOf, type ReadField, readsOfPart } from './viewReads.ts';
import { viewSources } from './viewSources.ts';
import { columnNames } from './viewTypes.ts';

/** Of what a column of a view is made, and how. */
export interface ColumnOrigin {
  readonly how: (typeof originKinds)[number];
  readonly of: readonly ReadField[];
  /** Only rows that meet a condition count. */
  readonly some: boolean;
}

/** Finds for the columns of a view what they are made of; columns made of nothing, such as constants, are left out. */
export const viewOrigins = (
  world: ViewWorld,
  view: ViewSchema,
  fields: readonly ResolvedField[],
): ReadonlyMap<string, ColumnOrigin> => {
  const parts = view.parts.flatMap((part) => {
    const sources = viewSources(world, part);
    return sources === undefined ? [] : [readsOfPart(part, sources)];
  });
  const names = columnNames(fields);
  const ownColumns = (columns: readonly string[]): readonly ReadField[] =>
    columns.map((field) => ({ table: view.view, field }));
  const made = ({
    of,
    total,
    formula,
    running,
    percent,
    share,
    whole,
  }: ViewField): Omit<ColumnOrigin, 'some'> => {
    if (of !== undefined) return { how: total ?? 'field', of: parts.flatMap(({ ofName }) => ofName(of)) };
    if (formula !== undefined)
      return { how: 'formula', of: ownColumns([...new Set(pathsOf(formula, names))]) };
    if (running !== undefined) return { how: 'running', of: ownColumns([running.of]) };
    if (percent !== undefined) return { how: 'percent', of: ownColumns(percent) };
    if (share !== undefined) return { how: 'share', of: ownColumns([share]) };
    return { how: 'whole', of: ownColumns(whole === undefined ? [] : [whole]) };
  };
  return new Map(
    view.fields
      .map((line) => [line.field, { ...made(line), some: line.when !== undefined }] as const)
      .filter(([, { of }]) => of.length > 0),
  );
};
