import { type RefObject, useEffect, useState } from 'react';

/** How much a screen of a fixed size is scaled to fit its room; 1 without one. */
export function useScreenScale(
  host: RefObject<HTMLElement | null>,
  screen: { readonly width: number; readonly height: number } | undefined,
): number {
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const room = host.current;
    if (room === null || screen === undefined) return;
    const fit = (): void =>
      setScale(Math.min(room.clientWidth / screen.width, room.clientHeight / screen.height) || 1);
    const observer = new ResizeObserver(fit);
    observer.observe(room);
    return () => observer.disconnect();
  }, [host, screen]);
  return scale;
}
