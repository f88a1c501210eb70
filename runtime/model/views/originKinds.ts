import type { ViewField, ViewTotal } from '../schema/ViewSchema.ts';

/** How a value is made of others: as it is, summed up, or computed. */
export const originKinds = [
  'field',
  'sum',
  'count',
  'distinct',
  'least',
  'greatest',
  'average',
  'opening',
  'movement',
  'closing',
  'formula',
  'running',
  'percent',
  'share',
  'whole',
] as const satisfies readonly (ViewTotal | keyof ViewField)[];
