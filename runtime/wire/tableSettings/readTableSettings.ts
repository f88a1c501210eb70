import {
  type ColumnChoice,
  rowHeights,
  type TableSettings,
  type TableSpacing,
} from '../../model/fields/columnSet/ColumnSet.ts';
import { makeOffer } from '../links/readMake.ts';
import { sentOptionViews } from '../optionViews/readOptionViews.ts';
import { bool, listOf, mapOf, maybe, number, object, oneOf, or, type Shape, text } from '../shape.ts';

/** Settings of a user for one table, in an answer and in the browser's local copy. */
export const tableSettings: Shape<TableSettings> = object<TableSettings>({
  columns: maybe(
    listOf(object<ColumnChoice>({ field: text, show: or(bool, true), fixed: or(bool, false) }), 500),
  ),
  widths: or(mapOf(number), {}),
  spacing: maybe(object<TableSpacing>({ firstTableRatio: number, secondHeight: or(number, 0) })),
  searchFields: or(listOf(text, 500), []),
  rowHeight: maybe(oneOf(rowHeights)),
  design: maybe(object<NonNullable<TableSettings['design']>>({ problems: listOf(text, 5000) })),
  hasFlow: maybe(bool),
  hasEffects: maybe(bool),
  makes: maybe(listOf(makeOffer, 100)),
  hasTrail: maybe(bool),
  hasPrints: maybe(bool),
  hasPrintChoice: maybe(bool),
  hasExcelTemplates: maybe(bool),
  proposed: maybe(number),
  views: maybe(sentOptionViews),
});
