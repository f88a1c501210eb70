import { type FieldSchema, type FieldTypeOf, int, type JsonObject, ownOptions } from 'jig/plugin';

const options = {
  stars: { type: 'integer', minimum: 2, maximum: 10, default: 5, description: '星数' },
  words: { type: 'array', items: { type: 'string' }, description: '每颗星的说明，从一星开始' },
} as const satisfies JsonObject;

/** How many stars a field has, and what each is called. */
export function starsOf(field: FieldSchema): { readonly count: number; readonly words: readonly string[] } {
  const { stars: count, words } = ownOptions({ options }, field);
  return { count: count ?? options.stars.default, words: words ?? [] };
}

/**
 * What a star rating means: a whole number from 1 to `stars`, null without a rating. No React here: the server reads,
 * checks and stores with the same file.
 */
export const stars: FieldTypeOf<typeof options> = {
  // Reading, storage and search operators are those of a whole number.
  ...int,
  name: 'stars',
  label: { zh: '星级', en: 'Star rating' },
  options,
  defaults: { align: 'center', width: 120 },
  valueSchema: (field) => ({ type: ['integer', 'null'], minimum: 1, maximum: starsOf(field).count }),
  checks(field) {
    const { count } = starsOf(field);
    return [
      // Rules are keys of the message catalogue; a rule that is none is its own text.
      (value, required) => (required && int.isEmpty(value) ? { rule: 'form.select' } : undefined),
      (value) =>
        !int.isEmpty(value) && Number(value) < 1 ? { rule: 'form.min', params: { min: 1 } } : undefined,
      (value) => (Number(value) > count ? { rule: 'form.max', params: { max: count } } : undefined),
    ];
  },
};
