import { useEffect, useState } from 'react';
import type { Initials } from './matchOptions.ts';

let known: Initials | undefined;

/**
 * Loads the initials of Chinese texts once they are wanted. `isLoading`: they are on their way; undefined initials:
 * not loaded, or they could not be.
 */
export function useInitials(wanted: boolean): {
  readonly initials: Initials | undefined;
  readonly isLoading: boolean;
} {
  const [initials, setInitials] = useState(() => known);
  const [isLoading, setLoading] = useState(false);
  useEffect(() => {
    if (!wanted || known) {
      if (wanted) setInitials(() => known);
      return;
    }
    let current = true;
    setLoading(true);
    const load = async (): Promise<void> => {
      const { loadInitials } = await import('../../palette/loadInitials.ts');
      known = await loadInitials();
    };
    // Without them the text itself still matches.
    void load()
      .catch(() => undefined)
      .finally(() => {
        if (!current) return;
        setInitials(() => known);
        setLoading(false);
      });
    return () => {
      current = false;
      setLoading(false);
    };
  }, [wanted]);
  return { initials, isLoading };
}
