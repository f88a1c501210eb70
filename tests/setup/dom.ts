import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

const { asyncWrapper } = getConfig();
/** The real one: tests replace timers. */
const runLater = setImmediate;

configure({
  // Ends only what hangs: code loads for the first time inside it.
  asyncUtilTimeout: 30_000,
  // What a search waited for is drawn, but on a busy machine React runs its effects a slice later: until then
  // an observer is drawn with what it observed and does not follow a change.
  asyncWrapper: async (search) => {
    const found = await asyncWrapper(search);
    await new Promise<void>((run) => runLater(run));
    return found;
  },
});
afterAll(() => configure({ asyncWrapper }));

/** Parts that happy-dom lacks and that Semi and VTable need at import or mount. */
const nothing = (): undefined => undefined;

/** A 2d context that accepts every call. Text has a width, so that layout code does not divide by zero. */
const context: object = new Proxy(
  {},
  {
    get: (_target, name) =>
      name === 'measureText'
        ? (text: string) => ({ width: text.length * 8 })
        : name === 'canvas'
          ? undefined
          : () => context,
    set: () => true,
  },
);

Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
  configurable: true,
  value: () => context,
});

class StubObserver {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
  takeRecords = (): readonly never[] => [];
}

Object.defineProperty(globalThis, 'ResizeObserver', { configurable: true, value: StubObserver });
Object.defineProperty(globalThis, 'IntersectionObserver', { configurable: true, value: StubObserver });

Object.defineProperty(window, 'matchMedia', {
  configurable: true,
  value: (media: string) => ({
    media,
    matches: false,
    onchange: null,
    addListener: nothing,
    removeListener: nothing,
    addEventListener: nothing,
    removeEventListener: nothing,
    dispatchEvent: () => false,
  }),
});

// Quick test files share a document, so each starts with an empty one.
document.body.replaceChildren();
for (const { name } of [...document.body.attributes]) document.body.removeAttribute(name);
localStorage.clear();
sessionStorage.clear();

afterEach(cleanup);

// Files share modules: one that loads while its document goes away would stay broken for the files after it.
afterAll(() => vi.dynamicImportSettled());
