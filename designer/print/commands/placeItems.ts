import type { PrintSchema } from '../../../runtime/model/schema/PrintSchema.ts';
import { areaOf, valueAt, withValue } from '../draft/places.ts';
import { edited, type PrintEdit } from './PrintEdit.ts';

/** An item of a free area with its size as it is drawn, in millimetres. */
export interface PlacedItem {
  readonly place: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Ways to line items up. */
export const alignments = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const;

export type Alignment = (typeof alignments)[number];

const tenths = (mm: number): number => Math.round(mm * 10) / 10;

/** Puts items at other positions; nothing is put beyond the left and upper edges. */
export function placeItems(
  draft: PrintSchema,
  items: readonly Pick<PlacedItem, 'place' | 'x' | 'y'>[],
): PrintEdit {
  const next = items.reduce((made, { place, x, y }) => {
    const item = valueAt(made, place);
    if (areaOf(place) === undefined || typeof item !== 'object') return made;
    return withValue(made, place, { ...item, x: Math.max(0, tenths(x)), y: Math.max(0, tenths(y)) });
  }, draft);
  return edited(next);
}

/** Moves items by millimetres. */
export const shiftItems = (
  draft: PrintSchema,
  items: readonly PlacedItem[],
  dx: number,
  dy: number,
): PrintEdit =>
  placeItems(
    draft,
    items.map((one) => ({ ...one, x: one.x + dx, y: one.y + dy })),
  );

/** Lines items up with the outermost of them. */
export function alignItems(draft: PrintSchema, items: readonly PlacedItem[], how: Alignment): PrintEdit {
  if (items.length < 2) return edited(draft);
  const left = Math.min(...items.map(({ x }) => x));
  const right = Math.max(...items.map(({ x, width }) => x + width));
  const top = Math.min(...items.map(({ y }) => y));
  const bottom = Math.max(...items.map(({ y, height }) => y + height));
  const put: Readonly<Record<Alignment, (one: PlacedItem) => { x: number; y: number }>> = {
    left: ({ y }) => ({ x: left, y }),
    center: ({ y, width }) => ({ x: (left + right - width) / 2, y }),
    right: ({ y, width }) => ({ x: right - width, y }),
    top: ({ x }) => ({ x, y: top }),
    middle: ({ x, height }) => ({ x, y: (top + bottom - height) / 2 }),
    bottom: ({ x, height }) => ({ x, y: bottom - height }),
  };
  return placeItems(
    draft,
    items.map((one) => ({ ...one, ...put[how](one) })),
  );
}
