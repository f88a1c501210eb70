import type { Token } from '../grammar/Token.ts';
import { nearest } from '../jsonLogic/nearest.ts';
import type { FieldName } from '../Language.ts';
import { Refusal } from '../Refusal.ts';
import type { Variable } from '../Tree.ts';

/** The name by which a detail row reads its header. */
const HEADER = '$main';

/** Resolves a name to a field: by code, else by title. Without `fields` every name is a code. */
export function fieldNode({ value, from, to }: Token, fields: readonly FieldName[] | undefined): Variable {
  const name = String(value);
  const code = fields === undefined ? name : codeOf(name, fields, { from, to });
  const path = code.split('.');
  if (path.length > 1 && path[0] !== HEADER)
    throw new Refusal({
      code: 'detail-outside-aggregate',
      message: `${name} has a value in every row; only a total can be computed with.`,
      params: { name },
      from,
      to,
    });
  return { kind: 'variable', of: 'record', path, from, to };
}

function codeOf(name: string, fields: readonly FieldName[], place: { from: number; to: number }): string {
  if (fields.some(({ code }) => code === name)) return name;
  const titled = new Set(fields.filter(({ title }) => title === name).map(({ code }) => code));
  const [code] = titled;
  if (titled.size > 1)
    throw new Refusal({
      code: 'ambiguous-field',
      message: `Several fields are called ${name}.`,
      params: { name, codes: [...titled].join(', ') },
      ...place,
    });
  if (code !== undefined) return code;
  const meant = nearest(
    name,
    fields.flatMap((field) => [field.code, ...(field.title === undefined ? [] : [field.title])]),
  );
  const params = { name, ...(meant === undefined ? {} : { suggestion: meant }) };
  throw new Refusal({ code: 'unknown-field', message: `There is no field ${name}.`, params, ...place });
}
