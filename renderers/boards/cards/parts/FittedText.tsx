import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Pixels of the text: the largest that fits, and the smallest, from which on it turns in pages. */
const [largest, smallest] = [56, 26];
/** Seconds of a page. */
const pageSeconds = 12;

/** Gives a text its size, and says how many pages it has: columns as wide as the frame. */
const fit = (frame: HTMLElement): number => {
  const pagesAt = (size: number): number => {
    frame.style.fontSize = `${size}px`;
    return frame.clientWidth === 0 ? 1 : Math.ceil((frame.scrollWidth - 1) / frame.clientWidth);
  };
  let [low, high] = [smallest, largest];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (pagesAt(middle) <= 1) low = middle;
    else high = middle - 1;
  }
  return Math.max(1, pagesAt(low));
};

/** A text on a wall: as large as its room lets it be, in pages that follow each other where it would be too small. */
export function FittedText({ children }: { readonly children: ReactNode }): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [pages, setPages] = useState(1);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = (): void => setPages(fit(element));
    const sized = new ResizeObserver(measure);
    sized.observe(element);
    const changed = new MutationObserver(measure);
    changed.observe(element, { childList: true, subtree: true, characterData: true });
    // Pictures have no size before they are loaded.
    element.addEventListener('load', measure, true);
    return () => {
      sized.disconnect();
      changed.disconnect();
      element.removeEventListener('load', measure, true);
    };
  }, []);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    element.scrollLeft = 0;
    if (pages < 2) return;
    let page = 0;
    const timer = setInterval(() => {
      page = (page + 1) % pages;
      element.scrollLeft = page * element.clientWidth;
    }, pageSeconds * 1000);
    return () => clearInterval(timer);
  }, [pages]);
  return (
    <div className="jig-cardlook-fitted" ref={frame}>
      {children}
    </div>
  );
}
