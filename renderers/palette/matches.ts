import { useEffect, useState } from 'react';
import { loadInitials } from './loadInitials.ts';

/** True if a label contains the typed text or its pinyin initials do (`xsdd` finds 销售订单). */
export function matches(
  typed: string,
  label: string,
  initials: ((text: string) => string) | undefined,
): boolean {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '' || label.toLowerCase().includes(wanted)) return true;
  return initials !== undefined && /^[a-z0-9]+$/.test(wanted) && initials(label).includes(wanted);
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
