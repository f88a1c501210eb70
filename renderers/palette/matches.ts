import { useEffect, useState } from 'react';
import { loadInitials } from './loadInitials.ts';

/** Whether a label holds what is typed, as written or by the initials of its pinyin (`xsdd` finds 销售订单). */
export function matches(
  typed: string,
  label: string,
  initials: ((text: string) => string) | undefined,
): boolean {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '' || label.toLowerCase().includes(wanted)) return true;
  return initials !== undefined && /^[a-z0-9]+$/.test(wanted) && initials(label).includes(wanted);
}

/** The initials of Chinese texts, once their dictionary is here. */
export function useInitials(): ((text: string) => string) | undefined {
  const [initials, setInitials] = useState<(text: string) => string>();
  useEffect(() => {
    let current = true;
    // Without the dictionary names are still found as they are written.
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
