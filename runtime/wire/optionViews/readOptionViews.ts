import type { OptionViewRow, SentOptionViews } from '../../model/schema/OptionViewRow.ts';
import { bool, listOf, number, object, or, type Shape, text, textOrNumber } from '../shape.ts';

/** One saved view. */
export const optionViewRow: Shape<OptionViewRow> = object<OptionViewRow>({
  OptionView_Id: number,
  OptionViewName: text,
  OptionViewIcon: or(text, ''),
  Tooptip: or(text, ''),
  ScopeUser: or(text, ''),
  TableName: or(text, ''),
  ColumnJson: or(text, ''),
  DetailsColumnJson: or(text, ''),
  DetailsColumnJson2: or(text, ''),
  FiltersJson: or(text, ''),
  Jig: or(text, ''),
  Creator: or(text, ''),
  Version: or(number, 1),
  MayEdit: or(bool, false),
  IsTab: or(bool, true),
});

/** The views of a page. */
export const sentOptionViews: Shape<SentOptionViews> = object<SentOptionViews>({
  rows: listOf(optionViewRow, 2000),
  chosen: or(textOrNumber, ''),
});
