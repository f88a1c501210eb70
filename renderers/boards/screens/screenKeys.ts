import type { ScreenStore } from '../../../runtime/store/boards/ScreenStore.ts';

/** What the keys of a screen act on. */
export interface ScreenHands {
  readonly store: Pick<ScreenStore, 'go' | 'pause' | 'isPaused' | 'turns'>;
  /** Whether letters alone are keys, as the user has set it. */
  readonly hasLetters: boolean;
  fullScreen(): void;
}

type Act = (hands: ScreenHands) => void;

const next: Act = ({ store }) => store.go(1);
const before: Act = ({ store }) => store.go(-1);
const pause: Act = ({ store }) => {
  if (store.turns.length > 1) store.pause(!store.isPaused);
};

const acts: Readonly<Record<string, Act>> = {
  ArrowRight: next,
  PageDown: next,
  ArrowLeft: before,
  PageUp: before,
  ' ': pause,
};

const letters: Readonly<Record<string, Act>> = { f: ({ fullScreen }) => fullScreen(), p: pause };

/** Does what a key is for; false: it is none of a screen. */
export const pressScreenKey = (
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>,
  hands: ScreenHands,
): boolean => {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  // Space presses the button that has the focus.
  const isOnControl = event.target instanceof Element && event.target.closest('button, a, select') !== null;
  if (event.key === ' ' && isOnControl) return false;
  const act = acts[event.key] ?? (hands.hasLetters ? letters[event.key.toLowerCase()] : undefined);
  act?.(hands);
  return act !== undefined;
};
