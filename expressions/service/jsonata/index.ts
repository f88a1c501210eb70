import { jsonata } from '../../jsonata/index.ts';
import type { LanguageTools } from '../LanguageTools.ts';
import { jsonataFields } from './jsonataFields.ts';
import { jsonataFunctions, jsonataFunctionsByName } from './jsonataFunctions.ts';
import { jsonataMistakes } from './jsonataMistakes.ts';
import { jsonataConstants, jsonataOperators } from './jsonataSigns.ts';
import { jsonataVariables } from './jsonataVariables.ts';
import { jsonataWords } from './jsonataWords.ts';
import { renameInJsonata } from './renameInJsonata.ts';

/** Editor support for JSONata. */
export const jsonataTools: LanguageTools = {
  language: jsonata,
  functions: jsonataFunctions,
  operators: jsonataOperators,
  constants: jsonataConstants,
  comment: ['/*', '*/'],
  words: jsonataWords,
  functionOf: ({ type, value }) => (type === 'variable' ? jsonataFunctionsByName.get(value) : undefined),
  fieldsAt: jsonataFields,
  variables: jsonataVariables,
  mistakes: jsonataMistakes,
  rename: renameInJsonata,
};
