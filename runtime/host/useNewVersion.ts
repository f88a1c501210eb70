import { useEffect, useState } from 'react';

/** The file with which a page starts. */
const entryOf = (page: ParentNode): string | null | undefined =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src');

/**
 * Whether the server has another build than this page. Then files that this page names may be gone, and only
 * a reload helps. False while that is not known.
 */
export function useNewVersion(): boolean {
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    let current = true;
    void hasNewVersion().then((found) => current && setNew(found));
    return () => {
      current = false;
    };
  }, []);
  return isNew;
}

/** Compares the names of the first files: they change with every build. */
export async function hasNewVersion(): Promise<boolean> {
  try {
    const response = await fetch(document.baseURI, { cache: 'no-store' });
    const served = entryOf(new DOMParser().parseFromString(await response.text(), 'text/html'));
    return response.ok && typeof served === 'string' && served !== entryOf(document);
  } catch {
    // Without an answer there is nothing to compare.
    return false;
  }
}
