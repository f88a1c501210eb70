import { schemaIssue } from '../../../../runtime/model/check/schemaIssue.ts';
import { isObject, type Json } from '../../../../runtime/model/schema/Json.ts';
import type { PreviewKind } from '../PreviewKind.ts';
import sample from '../samples/jsonSchema.json?raw';

/** Maximum number of drawn values; a larger record makes the page slow. */
const mostValues = 20_000;

const jsonTypes: ReadonlySet<Json> = new Set([
  'object',
  'array',
  'string',
  'number',
  'integer',
  'boolean',
  'null',
]);
/** Keywords of a JSON Schema that names no type. */
const parts = ['properties', 'items', '$ref', 'oneOf', 'anyOf', 'allOf', 'enum', 'const'];

/** A plain JSON Schema with an optional uiSchema. Its form loads when needed. */
export const jsonSchema: PreviewKind = {
  kind: 'jsonSchema',
  label: 'playground.kind.jsonSchema',
  aliases: ['schema', 'json', 'rjsf'],
  sample,
  fits(schema) {
    if (!isObject(schema) || 'fields' in schema) return false;
    const { $schema, type } = schema;
    const types: readonly Json[] = Array.isArray(type) ? type : [type ?? ''];
    return (
      (types.length > 0 && types.every((one) => jsonTypes.has(one))) ||
      parts.some((name) => name in schema) ||
      String($schema ?? '').includes('json-schema.org')
    );
  },
  async read(app, { schema, uiSchema, data }) {
    if (!isObject(schema))
      return { issues: [schemaIssue('schema.wrongType', 'schema#', { expected: 'object' })] };
    if (data !== undefined && isMore(data, mostValues))
      return { issues: [schemaIssue('jsonSchema.tooMuchData', 'data#', { n: mostValues })] };
    const [{ loadPatterns }, { readJsonSchema }, { readUiSchema }, { SchemaPreview }] = await Promise.all([
      import('../../../../runtime/model/check/jsonSchema/patterns.ts'),
      import('../../../../runtime/model/check/jsonSchema/readJsonSchema.ts'),
      import('../../../../runtime/model/check/jsonSchema/readUiSchema.ts'),
      import('../SchemaPreview.tsx'),
      app.renderers.ready(),
    ]);
    await loadPatterns();
    const read = readJsonSchema(schema);
    const { schema: usable } = read;
    if (!usable) return { issues: read.issues };
    const ui = readUiSchema(isObject(uiSchema) ? uiSchema : {}, usable);
    return {
      issues: [...read.issues, ...ui.issues],
      draw: () => <SchemaPreview schema={usable} uiSchema={ui.uiSchema} data={data} />,
    };
  },
};

/** True when data has more than `most` values; stops counting there. */
function isMore(data: Json, most: number): boolean {
  const waiting: Json[] = [data];
  for (let at = 0; at < waiting.length; at += 1) {
    if (at > most) return true;
    const value = waiting[at];
    if (typeof value === 'object' && value !== null)
      for (const inner of Object.values(value)) waiting.push(inner as Json);
  }
  return false;
}
