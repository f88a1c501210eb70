import type { FieldName } from '../Language.ts';
import type { TypeOf } from '../types/knownTypes.ts';
import type { ValueType } from '../ValueType.ts';

/** Types by code; a table with known columns is a list, a field without a type is `any`. */
export function typeOfFields(fields: readonly FieldName[]): TypeOf {
  const types = new Map<string, ValueType>();
  for (const { code } of fields) {
    const dot = code.indexOf('.');
    if (dot > 0) types.set(code.slice(0, dot), code.startsWith('$') ? 'any' : 'list');
  }
  for (const { code, type = 'any' } of fields) types.set(code, type);
  return (path) => types.get(path);
}
