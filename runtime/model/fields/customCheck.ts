import type { Scope } from '../../../expressions/index.ts';
import type { Cell } from '../schema/Row.ts';
import type { ResolvedField } from './resolve/ResolvedTable.ts';
import type { Finding } from './types/FieldType.ts';
import { validatorNamed } from './validators/validators.ts';

/** A field's named check; the scope is the rest of the record. */
export type CustomCheck = (value: Cell, scope: Scope) => Finding | undefined;

/**
 * The check a field names (`validator`); undefined: none. A check that throws or is unknown refuses the value
 * as 表单验证回调异常, so a broken rule lets nothing through.
 */
export function customCheck(field: ResolvedField): CustomCheck | undefined {
  const { validator: name } = field;
  if (name === undefined) return undefined;
  return (value, scope) => {
    try {
      const validator = validatorNamed(name);
      if (!validator) throw new Error(name);
      const said = validator.check(value, { field, read: (other) => scope.read(other) ?? null });
      if (said === undefined || said === '') return undefined;
      return typeof said === 'string' ? { rule: 'form.custom', params: { text: said } } : said;
    } catch (error) {
      return { rule: 'form.validatorFailed', params: { text: error instanceof Error ? error.message : '' } };
    }
  };
}
