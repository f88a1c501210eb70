import { measureProperties } from '../../../runtime/model/fields/measureField.ts';
import type { ViewField } from '../../../runtime/model/schema/ViewSchema.ts';
import { refuse } from '../../kit/EditAnswer.ts';
import { withColumn } from '../conditions/columnCondition.ts';
import type { ViewDraft } from '../draft/ViewDraft.ts';
import { type ViewEdit, withView } from './ViewEdit.ts';

/** Properties of a column to set; undefined removes one. */
export type ColumnChange = { readonly [P in keyof ViewField]?: ViewField[P] | undefined };

/** Sets properties of the column at this place. Another name of the column is taken over where the view names it. */
export function setColumn(draft: ViewDraft, at: number, change: ColumnChange): ViewEdit {
  const { view } = draft;
  const line = view.fields[at];
  if (line === undefined) return { ok: true, draft };
  if (Object.entries(change).every(([name, value]) => line[name as keyof ViewField] === value))
    return { ok: true, draft };
  const said = Object.entries({ ...line, ...change }).filter(([, value]) => value !== undefined);
  const changed = Object.fromEntries(said) as unknown as ViewField; // `field` of a change is never undefined
  const name = changed.field;
  // Conditions that are not complete are kept as they were drawn, with the old name.
  if (name !== line.field && JSON.stringify(draft.drawnRows ?? null).includes(`"${line.field}"`))
    return refuse('viewDesign.conditionOpen');
  const renamed = (one: string | undefined): string | undefined => (one === line.field ? name : one);
  const fields = view.fields.map((one, index) => {
    if (index === at) return changed;
    const moved = measureProperties.filter((property) => renamed(one[property]) !== one[property]);
    return moved.length === 0
      ? one
      : { ...one, ...Object.fromEntries(moved.map((property) => [property, name])) };
  });
  if (name === line.field) return withView(draft, { fields });
  return withView(draft, {
    fields,
    ...(view.rows !== undefined && { rows: withColumn(view.rows, line.field, name) }),
    key: view.key.map((one) => renamed(one) ?? one),
    ...(view.nameField !== undefined && { nameField: renamed(view.nameField) ?? '' }),
    ...(view.sortName !== undefined && {
      sortName: view.sortName
        .split(',')
        .map((one) => renamed(one.trim()))
        .join(','),
    }),
  });
}
