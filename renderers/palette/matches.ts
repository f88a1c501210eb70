import { useEffect, useState } from 'react';
import { loadInitials } from './loadInitials.ts';

type Initials = ((text: string) => string) | undefined;

/**
 * How well a label fits the typed text: 0 is the same, 1 begins with it, 2 contains it. Undefined when it does not
 * fit. Pinyin initials count as the label (`xsdd` is 销售订单).
 */
export function matchRank(typed: string, label: string, initials: Initials): 0 | 1 | 2 | undefined {
  const wanted = typed.trim().toLowerCase();
  const written = rankIn(label.toLowerCase(), wanted);
  if (written === 0 || initials === undefined || !/^[a-z0-9]+$/.test(wanted)) return written;
  const spoken = rankIn(initials(label), wanted);
  return written === undefined || (spoken !== undefined && spoken < written) ? spoken : written;
}

/** True if a label contains the typed text or its pinyin initials do. */
export function matches(typed: string, label: string, initials: Initials): boolean {
  return matchRank(typed, label, initials) !== undefined;
}

/** The items whose labels fit the typed text, the best first; equal ones keep their order. */
export function bestMatches<T>(
  items: readonly T[],
  typed: string,
  initials: Initials,
  labelOf: (item: T) => string,
): readonly T[] {
  if (typed.trim() === '') return items;
  return items
    .flatMap((item) => {
      const rank = matchRank(typed, labelOf(item), initials);
      return rank === undefined ? [] : [{ item, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

function rankIn(label: string, wanted: string): 0 | 1 | 2 | undefined {
  const at = label.indexOf(wanted);
  if (at < 0) return undefined;
  return at > 0 ? 2 : label.length === wanted.length ? 0 : 1;
}

/** The function that makes pinyin initials; undefined until its dictionary is loaded. */
export function useInitials(): ((text: string) => string) | undefined {
  const [initials, setInitials] = useState<(text: string) => string>();
  useEffect(() => {
    let current = true;
    // Without the dictionary, names still match as written.
    loadInitials().then(
      (made) => current && setInitials(() => made),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, []);
  return initials;
}
