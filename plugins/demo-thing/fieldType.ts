import type { FieldTypeOf } from '../../runtime/model/fieldTypes/FieldType.ts';
import { ownOptions } from '../../runtime/model/fieldTypes/ownOptions.ts';
import { text } from '../../runtime/model/fieldTypes/text.ts';
import type { FieldSchema } from '../../runtime/model/schema/FieldSchema.ts';
import type { JsonObject } from '../../runtime/model/schema/Json.ts';

const options = {
  ...text.options,
  prefix: { type: 'string', description: '值必须以此开头' },
} as const satisfies JsonObject;

/** What every value starts with; empty when the field does not say. */
export function prefixOf(field: FieldSchema): string {
  return ownOptions({ options }, field).prefix ?? '';
}

/** What a demo-thing means. No React here: the server runs this file too. */
export const demoThing: FieldTypeOf<typeof options> = {
  // Start from the kind closest to yours and say what differs.
  ...text,
  name: 'demoThing',
  label: { zh: 'demo-thing', en: 'demo-thing' },
  options,
  checks(field, surface) {
    const prefix = prefixOf(field);
    return [
      ...text.checks(field, surface),
      // A rule that is no key of the message catalogue is its own text.
      (value) =>
        text.isEmpty(value) || String(value).startsWith(prefix)
          ? undefined
          : { rule: '{title}必须以{prefix}开头', params: { prefix } },
    ];
  },
};
