import type { ResolvedField } from './ResolvedTable.ts';

/** True when the field has a column: labels and section lines have none. */
export const isStored = (field: ResolvedField): boolean => field.kind.columnType !== undefined;
