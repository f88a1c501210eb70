import { isName } from '../codegen/isName.ts';
import { mostDigits } from '../fields/extension/extensionKinds.ts';
import type { Issue } from '../schema/Issue.ts';
import type { Question } from './CollectionForm.ts';
import { questionKind } from './questionKinds.ts';

/** Most questions of one form. */
const most = 200;

/** Most characters of a title, as of any field. */
const longest = 100;

/** Most choices of one question. */
const mostChoices = 200;

const said = (rule: string, params: Issue['params'] = {}): Issue => ({
  path: 'DaraggeOptions',
  rule,
  params,
  severity: 'error',
});

const isDigits = (scale: number): boolean => Number.isInteger(scale) && scale >= 0 && scale <= mostDigits;

const firstTwice = (names: readonly string[]): string | undefined =>
  names.find((name, at) => names.findIndex((one) => one.toLowerCase() === name.toLowerCase()) < at);

const ofQuestion = (question: Question, at: number): readonly Issue[] => {
  const { field, title, type, source } = question;
  const choices = question.choices.filter(({ hidden }) => hidden !== true);
  if (title === '') return [said('collection.unnamed', { n: at + 1 })];
  if (title.length > longest) return [said('collection.longTitle', { title, most: longest })];
  const kind = questionKind(type);
  if (kind === undefined) return [said('collection.badKind', { title, type })];
  if (!isName(field) || !/^field/i.test(field)) return [said('collection.badColumn', { title, name: field })];
  if (kind.columnType === 'decimal' && question.scale !== undefined && !isDigits(question.scale))
    return [said('collection.badScale', { title, most: mostDigits })];
  if (kind.chosen !== true) return [];
  if (choices.length === 0 && source === '') return [said('collection.noChoices', { title })];
  if (choices.length > mostChoices) return [said('collection.manyChoices', { title, most: mostChoices })];
  const twice = firstTwice(choices.map(({ key }) => String(key)));
  if (twice !== undefined) return [said('collection.choiceTwice', { title, choice: twice })];
  // Several choices are stored with commas between them.
  const comma = kind.several && choices.find(({ key }) => String(key).includes(','));
  if (comma) return [said('collection.choiceComma', { title, choice: comma.value })];
  const long = choices.find(({ key }) => String(key).length > (kind.maxlength ?? 0));
  return long === undefined ? [] : [said('collection.longChoice', { title })];
};

/** What keeps these questions from becoming a form. */
export const checkQuestions = (questions: readonly Question[]): readonly Issue[] => {
  if (questions.length > most) return [said('collection.manyQuestions', { most })];
  const issues = questions.flatMap(ofQuestion);
  const title = firstTwice(questions.map((one) => one.title).filter((one) => one !== ''));
  const field = firstTwice(questions.map((one) => one.field).filter((one) => one !== ''));
  return [
    ...issues,
    ...(title === undefined ? [] : [said('collection.titleTwice', { title })]),
    ...(field === undefined ? [] : [said('collection.columnTwice', { name: field })]),
  ];
};

/** Questions that now store their answers in another kind of column, which those given cannot follow. */
export const changedKinds = (before: readonly Question[], after: readonly Question[]): readonly Issue[] =>
  after.flatMap(({ field, title, type }) => {
    const was = before.find((one) => one.field === field);
    const [from, to] = [was && questionKind(was.type), questionKind(type)];
    return from === undefined || to === undefined || from.columnType === to.columnType
      ? []
      : [said('collection.kindKept', { title })];
  });
