import { saveFile } from '../../../runtime/host/saveFile.ts';

/** Pixels of the file for each pixel on screen. */
const scale = 2;
/** Most pixels of a side: browsers draw no larger picture. */
const longest = 8_000;

/** Left out of pictures: what is only pressed or chosen, and what only screen readers find. */
const isLeftOut = (node: Node): boolean =>
  node instanceof Element && node.matches('select, .jig-visually-hidden, [data-no-picture]');

/** The background behind an element: the first one above it that is painted. */
function backgroundOf(element: Element): string {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (backgroundColor !== 'rgba(0, 0, 0, 0)' && backgroundColor !== 'transparent') return backgroundColor;
  }
  return '#ffffff';
}

/**
 * Saves a card or a whole board as a PNG file, as it is on screen and as long as its content, without what has
 * `data-no-picture`. Rejects
 * when the code does not load or the browser draws no picture.
 */
export async function savePictureOf(element: HTMLElement, title: string): Promise<void> {
  const { domToBlob } = await import('modern-screenshot');
  const [width, height] = [element.scrollWidth, element.scrollHeight];
  const bytes = await domToBlob(element, {
    ...{ width, height },
    scale: Math.min(scale, longest / Math.max(width, height, 1)),
    backgroundColor: backgroundOf(element),
    filter: (node) => !isLeftOut(node),
    // Fonts are those of the system; a look for web fonts would ask for every style sheet again.
    font: false,
    // A scroll bar is not drawn, but would take its room.
    onCloneEachNode: (node) => {
      if (node instanceof HTMLElement && node.style.overflowY === 'auto') node.style.overflow = 'hidden';
    },
    // Lists stand where they were scrolled to.
    features: { restoreScrollPosition: true },
  });
  saveFile(bytes, `${title}.png`);
}
