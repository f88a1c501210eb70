import { checkTypes } from '../../checkTypes.ts';
import type { Data } from '../../Data.ts';
import type { ExpressionError } from '../../ExpressionError.ts';
import { nearest } from '../../jsonLogic/nearest.ts';
import { parseJsonLogic } from '../../jsonLogic/parseJsonLogic.ts';
import type { ValueType } from '../../ValueType.ts';
import { typeOfFields } from '../typeOfFields.ts';
import { type Known, typeOfTree } from '../typeOfResult.ts';

/** Errors of a condition; `at` is the place, `params.suggestion` the operator or field probably meant. */
export function diagnoseJsonLogic(source: Data, { fields }: Known): readonly ExpressionError[] {
  const tree = parseJsonLogic(source);
  if (!tree.ok) return [tree.error];
  return checkTypes(tree.value, typeOfFields(fields)).map((error) => {
    const name = error.params?.name;
    if (error.code !== 'unknown-field' || typeof name !== 'string') return error;
    const titled = fields.find(({ title }) => title === name)?.code;
    const suggestion =
      titled ??
      nearest(
        name,
        fields.map(({ code }) => code),
      );
    return suggestion === undefined ? error : { ...error, params: { ...error.params, suggestion } };
  });
}

/** Result type of a condition over typed fields; undefined: unreadable. */
export function typeOfJsonLogic(source: Data, known: Known): ValueType | undefined {
  const tree = parseJsonLogic(source);
  return tree.ok ? typeOfTree(tree.value, known) : undefined;
}
