import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import {
  firstOf,
  reference,
  spacingOf,
  splitHeights,
} from '../../../runtime/model/fields/columnSet/tableSplit.ts';
import type { PageStore } from '../../../runtime/store/page/PageStore.ts';
import { gridHeight } from './gridHeight.ts';
import type { TableSplit } from './TableSplitter.tsx';
import { useWindowSize } from './useWindowSize.ts';

/** Share of the height for the detail rows while shown. */
const detailShare = 0.38;
/** Splitter, tab row, count and margins of the detail rows, in pixels. */
const detailHead = 88;
/** Minimum height of both tables in pixels; below it the page scrolls. */
const leastRoom = 360;

interface ListHeights {
  /** The element above the grid; its height is measured. */
  readonly top: RefObject<HTMLDivElement>;
  readonly showsDetails: boolean;
  /** Heights in pixels: both tables together, the list, and the detail rows. */
  readonly whole: number;
  readonly main: number;
  readonly details: number;
  readonly split: TableSplit;
}

/**
 * Heights of the list and of its detail rows. The user drags the border between them; the server stores it.
 */
export function useListHeights(page: PageStore): ListHeights {
  const { settings } = useApp();
  const { height: windowHeight } = useWindowSize();
  const top = useRef<HTMLDivElement>(null);
  const [above, setAbove] = useState(0);
  const [dragged, setDragged] = useState<number>();
  useLayoutEffect(() => {
    const element = top.current;
    if (!element) return;
    const measure = (): void => setAbove(element.offsetHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const framed = page.page.layout !== 'blank';
  const whole = gridHeight({ windowHeight, userBar: framed, other: above });
  const showsDetails = page.details.some((detail) => detail.mainKey !== undefined);
  const { table } = page.doc.main;
  const first = dragged ?? firstOf(settings.of(table).spacing, reference.height * (1 - detailShare));
  const room = Math.max(leastRoom, whole - detailHead);
  const heights = showsDetails ? splitHeights(room, first) : { first: whole, second: 0 };
  const split: TableSplit = {
    first,
    room,
    onMove: setDragged,
    onKeep: (kept) => {
      setDragged(undefined);
      void settings.saveSpacing(table, spacingOf(kept, splitHeights(room, kept).second));
    },
  };
  return { top, showsDetails, whole, main: heights.first, details: heights.second, split };
}
