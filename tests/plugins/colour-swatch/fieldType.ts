import { type FieldSchema, type FieldTypeOf, type JsonObject, ownOptions, text } from 'jig/plugin';

const options = {
  ...text.options,
  prefix: { type: 'string', description: '值必须以此开头' },
} as const satisfies JsonObject;

/** What every value starts with; empty when the field does not say. */
export function prefixOf(field: FieldSchema): string {
  return ownOptions({ options }, field).prefix ?? '';
}

/** What a colour-swatch means. No React here: the server runs this file too. */
export const colourSwatch: FieldTypeOf<typeof options> = {
  // Start from the kind closest to yours and say what differs.
  ...text,
  name: 'colourSwatch',
  label: { zh: 'colour-swatch', en: 'colour-swatch' },
  options,
  checks(field, surface) {
    const prefix = prefixOf(field);
    return [
      ...text.checks(field, surface),
      (value) =>
        text.isEmpty(value) || String(value).startsWith(prefix)
          ? undefined
          : { rule: 'plugin.colourSwatch.prefix', params: { prefix } },
    ];
  },
};
