import type { Box } from '../../../runtime/model/print/layout/Box.ts';
import type { PlacedItem } from '../commands/placeItems.ts';
import { areaOf, isWithin, valueAt } from '../draft/places.ts';
import type { PrintDesignStore } from '../store/PrintDesignStore.ts';

/** A rectangle of a page, in millimetres from its top left corner. */
export interface Area {
  readonly place: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the blocks of a page stand, those around before those inside. */
export const areasOf = (boxes: readonly Box[]): readonly Area[] =>
  boxes
    .flatMap((box) => (box.kind === 'mark' ? [{ ...box, place: box.mark }] : []))
    .map(({ place, x, y, width, height }) => ({ place, x, y, width, height }))
    .toSorted((a, b) => a.place.split('/').length - b.place.split('/').length);

interface Item {
  readonly x: number;
  readonly y: number;
  readonly width?: number;
  readonly height?: number;
}

/** Least height of an item that draws nothing. */
const least = 4;

/** The items of the free areas of a page. */
export const itemAreas = (store: PrintDesignStore, areas: readonly Area[]): readonly Area[] =>
  areas.flatMap((area) => {
    const items = valueAt(store.draft, `${area.place}/items`);
    const block = valueAt(store.draft, area.place) as { readonly kind?: string } | undefined;
    if (block?.kind !== 'free' || !Array.isArray(items)) return [];
    return (items as readonly Item[]).map((item, at): Area => {
      const place = `${area.place}/items/${at}`;
      const inside = areas.filter((one) => isWithin(one.place, place));
      const top = area.y + item.y;
      const bottom = Math.max(top + least, ...inside.map(({ y, height }) => y + height));
      return {
        ...{ place, x: area.x + item.x, y: top },
        width: Math.max(1, Math.min(item.width ?? area.width - item.x, area.width - item.x)),
        height: item.height ?? bottom - top,
      };
    });
  });

/** The selected items of the free area that the first of them stands in, in millimetres of that area. */
export const placedItems = (store: PrintDesignStore): readonly PlacedItem[] => {
  const own = store.current === undefined ? undefined : areaOf(store.current);
  if (own === undefined) return [];
  return store.pages.flatMap(({ boxes }) => {
    const areas = areasOf(boxes);
    const free = areas.find(({ place }) => place === own);
    if (free === undefined) return [];
    return itemAreas(store, areas).flatMap((one) =>
      store.selected.includes(one.place) && areaOf(one.place) === own
        ? [{ ...one, x: one.x - free.x, y: one.y - free.y }]
        : [],
    );
  });
};
