import type { FieldTypeRegistry } from '../../../runtime/model/fields/types/index.ts';
import type { MessageKey, MessageParams } from '../../../runtime/model/messages/index.ts';
import type { DrawnPart } from '../draft/DrawnPart.ts';
import { isNewField, needsSource } from '../store/checkPart.ts';

/** What is wrong with the columns of a detail table. */
interface ColumnProblem {
  readonly rule: MessageKey;
  readonly params: MessageParams;
  /** Id of the column. */
  readonly part: string;
}

/** Whether another column has the title of this one. */
export const isColumnTitleTaken = (views: readonly DrawnPart[], view: DrawnPart): boolean => {
  const title = view.title.trim().toLowerCase();
  return title !== '' && views.some((one) => one !== view && one.title.trim().toLowerCase() === title);
};

/** The first column without a title, type or source, or with a title used twice. */
export function columnProblem(
  views: readonly DrawnPart[],
  types: FieldTypeRegistry,
): ColumnProblem | undefined {
  for (const [at, view] of views.entries()) {
    const params = { n: at + 1 };
    const part = view.part.id;
    if (view.title === '') return { rule: 'designer.rowTitle', params, part };
    if (isNewField(view) && view.type === '') return { rule: 'designer.rowType', params, part };
    if (isNewField(view) && needsSource(view.type, types) && view.source === '')
      return { rule: 'designer.rowSource', params, part };
    if (
      view.show &&
      isColumnTitleTaken(
        views.filter(({ show }) => show),
        view,
      )
    )
      return { rule: 'designer.titleTwice', params, part };
  }
  return undefined;
}
