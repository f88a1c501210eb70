import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Pages of lines that are drawn below each other in one frame. */
export interface Pages {
  /** The frame; each line in it has `data-line`. */
  readonly frame: RefObject<HTMLDivElement>;
  /** From 0. */
  readonly page: number;
  readonly pages: number;
  /** Whether the line at this place is on the page. */
  isShown(at: number): boolean;
  /** Goes pages on or back, around the ends. */
  go(by: number): void;
  /** Pages stay while the pointer or the focus is inside. */
  readonly hold: {
    onPointerEnter(): void;
    onPointerLeave(): void;
    onFocus(): void;
    onBlur(): void;
  };
}

/** First lines of the pages. A line that is larger than the frame has a page of its own. */
function pageStarts(frame: HTMLElement): readonly number[] {
  const lines = [...frame.querySelectorAll<HTMLElement>('[data-line]')];
  const head = lines[0]?.offsetTop ?? 0;
  const room = frame.clientHeight - head;
  const starts = [0];
  if (room <= 0) return starts;
  lines.forEach((line, at) => {
    const top = lines[starts.at(-1) ?? 0]?.offsetTop ?? 0;
    if (at > 0 && line.offsetTop + line.offsetHeight - top > room + 1) starts.push(at);
  });
  return starts;
}

/**
 * Lets lines follow each other in pages, each for `seconds` (0: until the user turns it). `isPaged` false: the frame scrolls.
 * All lines stay drawn, so that nothing else moves when a page turns. `of` changes with the lines.
 */
export function usePages(of: unknown, isPaged: boolean, seconds: number): Pages {
  const frame = useRef<HTMLDivElement>(null);
  const [starts, setStarts] = useState<readonly number[]>([0]);
  const [turned, setPage] = useState(0);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other lines have other heights
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null || !isPaged) return;
    const measure = (): void => {
      const found = pageStarts(element);
      setStarts((before) => (before.join() === found.join() ? before : found));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // Lines grow when their font loads.
    if (element.firstElementChild !== null) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [isPaged, of]);
  const pages = isPaged ? starts.length : 1;
  const page = Math.min(turned, pages - 1);
  const go = useCallback(
    (by: number) => setPage((before) => (Math.min(before, pages - 1) + by + pages) % pages),
    [pages],
  );
  const isHeld = isHovered || isFocused;
  useEffect(() => {
    if (isHeld || pages < 2 || seconds <= 0) return;
    const timer = setInterval(() => go(1), seconds * 1000);
    return () => clearInterval(timer);
  }, [isHeld, pages, seconds, go]);
  const [first, end] = [starts[page] ?? 0, starts[page + 1] ?? Number.POSITIVE_INFINITY];
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null || !isPaged) return;
    const lines = element.querySelectorAll<HTMLElement>('[data-line]');
    element.scrollTop = (lines[first]?.offsetTop ?? 0) - (lines[0]?.offsetTop ?? 0);
  }, [isPaged, first]);
  return {
    frame,
    page,
    pages,
    isShown: (at) => !isPaged || (at >= first && at < end),
    go,
    hold: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
