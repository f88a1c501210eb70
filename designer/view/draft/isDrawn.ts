import type { ViewField, ViewSchema } from '../../../runtime/model/schema/ViewSchema.ts';

/** True: the editor can change sources and conditions. Others are shown and kept: several parts, and walks. */
export const hasDrawnSources = ({ parts }: ViewSchema): boolean =>
  parts.length === 0 || (parts.length === 1 && parts[0]?.walk === undefined);

/** How rows of a group can be summed up in the editor. */
export const drawnTotals = ['sum', 'count', 'distinct', 'least', 'greatest', 'average'] as const;
export type DrawnTotal = (typeof drawnTotals)[number];

/** True: the editor can change how a column is computed, not only how it looks. */
export const isDrawnColumn = ({ of, total, when, formula }: ViewField): boolean =>
  when === undefined &&
  (typeof formula === 'string' ||
    (of !== undefined && (total === undefined || drawnTotals.some((one) => one === total))));
