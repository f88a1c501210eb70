import type { CollectionForm } from '../../runtime/model/collections/CollectionForm.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';

/** Longest title of an answer. */
const longest = 200;

/** An answer as the list of all answers keeps it: a title, and its values by column as JSON text. */
export const answerData = (
  { formId, title, questions }: CollectionForm,
  answer: Row,
): { readonly Title: string; readonly FormData: string } => {
  const first = questions.find(({ field, type }) => type === 'text' && String(answer[field] ?? '') !== '');
  const said = first === undefined ? '' : ` - ${String(answer[first.field])}`;
  return {
    Title: `${title}${said}`.slice(0, longest),
    FormData: JSON.stringify({
      FormId: formId,
      ...Object.fromEntries(questions.map(({ field }) => [field, answer[field] ?? null])),
    }),
  };
};
