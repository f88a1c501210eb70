import type { Option } from '../../runtime/model/schema/FieldSchema.ts';
import type { JsonObject } from '../../runtime/model/schema/Json.ts';

/** JSON Schema of one of the options, as text. A disabled option is shown and cannot be chosen. */
export const choiceSchema = (options: readonly Option[]): JsonObject =>
  options.length === 0
    ? { type: 'string', enum: [] }
    : {
        type: 'string',
        oneOf: options.map(({ key, value, disabled }) => ({
          const: String(key),
          title: value,
          ...(disabled && { readOnly: true }),
        })),
      };
