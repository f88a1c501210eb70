import { layer } from '../schemaShapes.ts';
import { listOf, number, object, or, text } from '../shape.ts';
import type { AnsweredForm, FormToFill, ListedForm } from './FormAnswers.ts';

export const formToFill = object<FormToFill>({
  formId: text,
  title: text,
  description: or(text, ''),
  formOptions: text,
  table: text,
  layers: listOf(layer),
});

const listed = { formId: text, title: text, description: or(text, ''), status: number, questions: number };

export const listedForms = listOf(object<ListedForm>(listed), 10_000);

export const answeredForms = listOf(object<AnsweredForm>({ ...listed, path: text, answers: number }), 10_000);
