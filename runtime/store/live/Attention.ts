import { whenQuiet } from '../../host/whenQuiet.ts';

/** Whether the user is looking at this window, and other conditions of a connection. */
export interface Attention {
  /** The window is visible. */
  isShown(): boolean;
  isOnline(): boolean;
  /** Milliseconds since the last input in the window. */
  idleFor(): number;
  /** Calls the listener after any of these changes, until the returned function is called. */
  subscribe(listener: () => void): () => void;
  /** Resolves when the page has loaded what it needs. */
  quiet(): Promise<void>;
}

const touches = ['pointerdown', 'keydown', 'wheel'] as const;

/** Attention in a browser. */
export function browserAttention(): Attention {
  let touchedAt = Date.now();
  let isLeft = false;
  return {
    isShown: () => !isLeft && document.visibilityState === 'visible',
    isOnline: () => navigator.onLine,
    idleFor: () => Date.now() - touchedAt,
    subscribe(listener) {
      const touched = (): void => {
        touchedAt = Date.now();
        listener();
      };
      const left = (): void => {
        isLeft = true;
        listener();
      };
      const back = (): void => {
        isLeft = false;
        touched();
      };
      const options = { passive: true, capture: true } as const;
      for (const name of touches) window.addEventListener(name, touched, options);
      document.addEventListener('visibilitychange', touched);
      window.addEventListener('online', listener);
      window.addEventListener('offline', listener);
      window.addEventListener('pagehide', left);
      window.addEventListener('pageshow', back);
      return () => {
        for (const name of touches) window.removeEventListener(name, touched, options);
        document.removeEventListener('visibilitychange', touched);
        window.removeEventListener('online', listener);
        window.removeEventListener('offline', listener);
        window.removeEventListener('pagehide', left);
        window.removeEventListener('pageshow', back);
      };
    },
    quiet: () => whenQuiet(),
  };
}
