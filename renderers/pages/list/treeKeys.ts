import type { TreeMover } from '../../../runtime/store/tree/TreeMover.ts';

const itemsOf = (root: Element): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[role="treeitem"]'),
];

/** Makes the items of a tree one tab stop: the selected one, else the first. Runs after each render. */
export function markTabStop(root: Element): void {
  const items = itemsOf(root);
  const stop =
    items.find((item) => item === document.activeElement) ??
    items.find((item) => item.getAttribute('aria-selected') === 'true') ??
    items[0];
  for (const item of items) item.tabIndex = item === stop ? 0 : -1;
}

const levelOf = (item: Element): number => Number(item.getAttribute('aria-level') ?? 1);

const toggle = (item: Element): void => {
  item
    .querySelector('.semi-tree-option-expand-icon')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
};

type Step = (items: readonly HTMLElement[], at: number) => HTMLElement | undefined;

const steps: Readonly<Record<string, Step>> = {
  ArrowDown: (items, at) => items[at + 1],
  ArrowUp: (items, at) => items[at - 1],
  Home: (items) => items[0],
  End: (items) => items.at(-1),
  ArrowLeft: (items, at) => {
    const item = items[at];
    if (!item) return undefined;
    // Semi calls items without children expanded too.
    const next = items[at + 1];
    if (item.getAttribute('aria-expanded') === 'true' && next && levelOf(next) > levelOf(item)) {
      toggle(item);
      return undefined;
    }
    return items.slice(0, at).findLast((one) => levelOf(one) < levelOf(item));
  },
  ArrowRight: (items, at) => {
    const item = items[at];
    const next = items[at + 1];
    if (item && item.getAttribute('aria-expanded') === 'false') toggle(item);
    return item && next && levelOf(next) > levelOf(item) ? next : undefined;
  },
  Enter: (items, at) => void items[at]?.click(),
  ' ': (items, at) => void items[at]?.click(),
};

/**
 * Handles a key on an item of a tree by the ARIA tree pattern; with a mover also Ctrl+X, Ctrl+V and Escape. `keyOf` names the
 * node of an item, undefined for the item of all nodes. Returns whether the key was handled.
 */
export function treeKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  item: HTMLElement,
  { root, mover, keyOf }: TreeKeyOptions,
): boolean {
  const items = itemsOf(root);
  if (event.ctrlKey || event.metaKey) {
    const key = event.key.toLowerCase();
    const node = keyOf(item);
    if (key === 'x' && mover?.may && node !== undefined) mover.lift(node);
    else if (key === 'v' && mover?.lifted !== undefined) void mover.drop(node);
    else return false;
    return true;
  }
  if (event.key === 'Escape') {
    if (mover?.lifted === undefined) return false;
    mover.cancel();
    return true;
  }
  const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
  if (!step) return false;
  const to = step(items, items.indexOf(item));
  if (to) {
    for (const one of items) one.tabIndex = one === to ? 0 : -1;
    to.focus();
  }
  return true;
}

interface TreeKeyOptions {
  readonly root: Element;
  readonly mover: TreeMover | undefined;
  keyOf(item: HTMLElement): string | undefined;
}
