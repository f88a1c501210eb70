import type { PrintBlock, PrintSchema } from '../../../runtime/model/schema/PrintSchema.ts';

/** The parts of a template that hold blocks, in the order of the paper. */
export const parts = ['header', 'body', 'footer'] as const;

/** A part of a template. */
export type Part = (typeof parts)[number];

/** Steps of a JSON pointer into a template; its names need no escapes. */
export const stepsOf = (place: string): readonly string[] => place.split('/').slice(1);

/** What stands at a place; undefined: nothing. */
export const valueAt = (draft: PrintSchema, place: string): unknown =>
  stepsOf(place).reduce<unknown>(
    (at, step) =>
      typeof at === 'object' && at !== null ? (at as Readonly<Record<string, unknown>>)[step] : undefined,
    draft,
  );

/** The block at a place; undefined: there is none. */
export const blockAt = (draft: PrintSchema, place: string): PrintBlock | undefined => {
  const found = valueAt(draft, place);
  return typeof found === 'object' && found !== null && 'kind' in found ? (found as PrintBlock) : undefined;
};

/** The blocks of a list of blocks. */
export const blocksAt = (draft: PrintSchema, list: string): readonly PrintBlock[] => {
  const found = valueAt(draft, list);
  return Array.isArray(found) ? (found as readonly PrintBlock[]) : [];
};

const put = (target: unknown, [step, ...rest]: readonly string[], value: unknown): unknown => {
  if (step === undefined) return value;
  const at = (target ?? {}) as Readonly<Record<string, unknown>>;
  const next = put(at[step], rest, value);
  if (Array.isArray(target)) return target.with(Number(step), next);
  const { [step]: _before, ...others } = at;
  // Known properties keep their order.
  return next === undefined ? others : step in at ? { ...at, [step]: next } : { ...others, [step]: next };
};

/** The template with another value at a place; undefined removes a property. */
export const withValue = (draft: PrintSchema, place: string, value: unknown): PrintSchema =>
  put(draft, stepsOf(place), value) as PrintSchema;

/** The list that a block or item stands in, and its position. */
export const listOf = (place: string): { readonly list: string; readonly at: number } => {
  const cut = place.lastIndexOf('/');
  return { list: place.slice(0, cut), at: Number(place.slice(cut + 1)) };
};

/** True when a place is another one or stands within it. */
export const isWithin = (place: string, around: string): boolean =>
  place === around || place.startsWith(`${around}/`);

/** The place around an item of a free area: the area. Undefined: the place is no item. */
export const areaOf = (place: string): string | undefined => /^(.*)\/items\/\d+$/.exec(place)?.[1];
