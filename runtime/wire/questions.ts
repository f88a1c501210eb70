import type { Issue } from '../model/schema/Issue.ts';
import { isObject, type Json } from '../model/schema/Json.ts';

/** A question that a refused save asks: with a yes it is sent again. */
export interface SaveQuestion {
  /** Goes back unchanged in `SavePayload.confirmed`. */
  readonly key: string;
  readonly text: string;
}

/** Longest key of a question that is taken from outside. */
export const longestQuestionKey = 2_000;

/**
 * Names a question: rule and values, because a yes is for what was read. Other values, such as another number of rows, ask
 * again.
 */
export const questionKey = ({ rule, params }: Pick<Issue, 'rule' | 'params'>): string =>
  `${rule} ${JSON.stringify(Object.entries(params).sort(([a], [b]) => (a < b ? -1 : 1)))}`;

/** The questions in the data of a refusal; empty when a yes would not be enough to go on. */
export const questionsIn = (data: Json | undefined): readonly SaveQuestion[] => {
  const issues = isObject(data) && Array.isArray(data.issues) ? data.issues.filter(isObject) : [];
  const questions = issues.flatMap(({ question, message }) =>
    typeof question === 'string' && typeof message === 'string' ? [{ key: question, text: message }] : [],
  );
  const errors = issues.filter(({ severity }) => severity === 'error');
  return questions.length === errors.length ? questions : [];
};
