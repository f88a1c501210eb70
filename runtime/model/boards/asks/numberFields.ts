import type { CardQuestion } from '../BoardSchema.ts';
import type { AskedField } from './AskKind.ts';

/** The number fields that a question names in these members. */
export function* numberFields(
  question: CardQuestion,
  members: readonly ('of' | 'lines')[] = ['of'],
): Iterable<AskedField> {
  for (const member of members)
    for (const [at, field] of (question[member] ?? []).entries())
      yield { steps: [member, at], field, mustBe: 'number' };
}

/**
 * The numbers of a question that are readable; undefined: it names some, and none is. A question that names none counts rows.
 */
export const readableNumbers = (
  question: CardQuestion,
  isReadable: (field: string) => boolean,
): Pick<CardQuestion, 'of' | 'lines'> | undefined => {
  const named = [...(question.of ?? []), ...(question.lines ?? [])];
  const of = question.of?.filter(isReadable);
  const lines = question.lines?.filter(isReadable);
  if (named.length > 0 && [...(of ?? []), ...(lines ?? [])].length === 0) return undefined;
  return { ...(of && { of }), ...(lines && { lines }) };
};
