/** The condition of a list that rows have something left (`PickerSchema.remaining`); none without the column. */
export const remainingOnly = (
  column: string | undefined,
): readonly { readonly name: string; readonly value: string; readonly displayType: 'gt' }[] =>
  column === undefined ? [] : [{ name: column, value: '0', displayType: 'gt' }];
