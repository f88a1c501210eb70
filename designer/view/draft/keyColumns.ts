import type { ViewSchema } from '../../../runtime/model/schema/ViewSchema.ts';
import type { DesignWorld } from './DesignWorld.ts';
import { draftSources } from './draftSources.ts';

/** True when rows are summed up. */
export const isGrouped = ({ fields }: ViewSchema): boolean => fields.some(({ total }) => total !== undefined);

/** The fields that tell the rows apart before they are summed up: the keys of the sources that bring rows. */
export const keyPaths = ({ parts }: ViewSchema, world: DesignWorld): readonly string[] =>
  draftSources(parts[0], world).flatMap(({ as, at, table, isMany }) =>
    table !== undefined && (at < 0 || isMany) ? [`${as}.${table.key}`] : [],
  );

/** The columns that tell the rows of a view apart; undefined while one of them is missing. */
export const keyColumns = (view: ViewSchema, world: DesignWorld): readonly string[] | undefined => {
  if (isGrouped(view))
    return view.fields
      .filter(({ of, total }) => of !== undefined && total === undefined)
      .map(({ field }) => field);
  const columns = keyPaths(view, world).map((path) => view.fields.find(({ of }) => of === path)?.field);
  return columns.includes(undefined) ? undefined : columns.flatMap((column) => column ?? []);
};
