import { type MutableRefObject, type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Locale } from '../../runtime/model/schema/Locale.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { OpenChart } from './openChart.ts';

/**
 * Opens the picture of an element when it is first drawn, and keeps it until the element is gone, so that other data changes
 * only what differs. The answer changes with the language, which a picture keeps.
 */
export const useChart = (
  host: RefObject<HTMLElement | null>,
  locale: Locale,
  onPick: MutableRefObject<(key: Cell, across?: Cell) => void>,
): (() => Promise<OpenChart>) => {
  const opened = useRef<OpenChart | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture keeps its language
  useEffect(
    () => () => {
      opened.current?.release();
      opened.current = undefined;
    },
    [locale],
  );
  return useCallback(async () => {
    const { openChart } = await import('./openChart.ts');
    if (host.current === null) throw new Error('the element of a chart is gone');
    opened.current ??= openChart(host.current, locale, (...picked) => onPick.current(...picked));
    return opened.current;
  }, [host, locale, onPick]);
};
