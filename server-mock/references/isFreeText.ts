import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';

/** Whether a field with options also takes other text, or keeps words beside its keys: it reads without its options. */
export const isFreeText = ({ kind, allowCreate }: ResolvedField): boolean =>
  kind.namedKeys !== undefined || kind.suggestsOnly === true || allowCreate === true;
