import { fieldsOfJsonSchema } from '../../../../runtime/model/jsonSchema/fieldsOfJsonSchema.ts';
import { resolve } from '../../../../runtime/model/resolve.ts';
import type { Json, JsonObject } from '../../../../runtime/model/schema/Json.ts';
import { preloadRenderers } from '../../../../runtime/store/preloadRenderers.ts';
import { FormPreview } from '../FormPreview.tsx';
import type { PreviewKind } from '../PreviewKind.ts';
import { recordOf } from '../recordOf.ts';
import sample from '../samples/jsonSchema.json?raw';
import { isObject } from './isObject.ts';

/** A plain JSON Schema with an optional uiSchema, drawn with our fields (docs/decisions/0011-playground-json-schema.md). */
export const jsonSchema: PreviewKind = {
  kind: 'jsonSchema',
  label: 'playground.kind.jsonSchema',
  aliases: ['schema', 'json', 'rjsf'],
  sample,
  fits(schema) {
    if (!isObject(schema) || 'fields' in schema) return false;
    const { $schema } = schema;
    return (
      schema.type === 'object' || 'properties' in schema || String($schema ?? '').includes('json-schema.org')
    );
  },
  async read(app, { schema, uiSchema, data }) {
    const { title, fields, issues } = fieldsOfJsonSchema(
      isObject(schema) ? schema : {},
      isObject(uiSchema) ? uiSchema : {},
    );
    if (fields.length === 0) return { issues };
    const table = resolve(
      [
        {
          kind: 'table',
          name: 'Preview',
          table: { table: 'Preview', cnName: title ?? 'Preview', key: '_key' },
          fields: fields.map(({ field }) => field),
        },
      ],
      app.fieldTypes,
    ).table;
    await app.renderers.ready();
    await preloadRenderers(app.renderers, { main: table, details: [] });
    const record = recordOf(table, isObject(data) ? renamed(data) : data);
    const out = (row: JsonObject): JsonObject =>
      Object.fromEntries(fields.map((one) => [one.property, one.out(row[one.field.field] ?? null)]));
    return {
      issues: [...issues, ...record.issues],
      draw: () => <FormPreview table={table} row={record.row} title={title} out={out} />,
    };

    function renamed(values: JsonObject): JsonObject {
      const names = new Map(fields.map((one) => [one.property, one.field.field]));
      return Object.fromEntries(
        Object.entries(values).map(([name, value]): [string, Json] => [names.get(name) ?? name, value]),
      );
    }
  },
};
