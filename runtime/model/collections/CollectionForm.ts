import type { Option } from '../schema/FieldSchema.ts';

/** One question of a form. */
export interface Question {
  /** Column of its answers: `field` and a number that designers take from the clock. */
  readonly field: string;
  readonly title: string;
  /** Field type, see `questionKinds`. */
  readonly type: string;
  readonly required: boolean;
  /** Digits after the point of a decimal; absent: four. */
  readonly scale?: number;
  /** Percent of the form's width. */
  readonly width: number;
  /** Choices written in place. */
  readonly choices: readonly Option[];
  /** Number of the dictionary its choices come from; empty: none. */
  readonly source: string;
  /** What helps to answer it; empty: nothing. */
  readonly help: string;
}

/** A form that people fill in. Its answers are rows of a table of its own. */
export interface CollectionForm {
  /** Key of its record, a GUID in lower case. */
  readonly formId: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

/** Table of the forms. */
export const formTable = 'FormDesignOptions';

/** Table that has one row for each answer to any form. */
export const answerListTable = 'FormCollectionObject';

const prefix = 'FormAnswer_';

/** Name of the table with the answers to a form. */
export const answerTable = (formId: string): string =>
  `${prefix}${formId.replaceAll('-', '').slice(0, 12).toLowerCase()}`;

/** True for the table of the answers to some form. */
export const isAnswerTable = (table: string): boolean => table.startsWith(prefix);

/** First digits of the key of the form whose answers a table holds. */
export const formDigits = (table: string): string => table.slice(prefix.length);

/** Path of the list with the answers to a form. */
export const answerPath = (formId: string): string => `/boardDdm_${formId.toLowerCase()}`;

/** Lines of the menu for answers begin here. They are hidden there, and roles hold rights on them. */
const firstMenu = 1_000_000_000;

/** Above the numbers of these lines, from `firstMenu`. */
const menus = 1_000_000_000;

/** Number of the menu line of a form's answers, from all digits of the form's key. */
export const answerMenuId = (formId: string): number =>
  firstMenu +
  [...formId.replaceAll('-', '').toLowerCase()].reduce(
    (sum, digit) => (sum * 31 + Number.parseInt(digit, 16)) % menus,
    0,
  );

/** States of a form. */
export const formStatus = { draft: 0, collecting: 1, ended: 2 } as const;
