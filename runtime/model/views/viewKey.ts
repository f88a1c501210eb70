import type { ViewSchema } from '../schema/ViewSchema.ts';

/** Column with the key of rows that several columns tell apart. */
export const joinedKey = 'ID';

/** The key column of a view: the one that tells its rows apart, or {@link joinedKey}. */
export const viewKey = ({ key }: Pick<ViewSchema, 'key'>): string =>
  key.length === 1 && key[0] !== undefined ? key[0] : joinedKey;
