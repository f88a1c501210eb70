/** Milliseconds before each further try of a failed download. */
const pauses = [400, 1_600] as const;

/**
 * A load that tries again when it fails; the last failure counts. Further tries first download the style sheets
 * that failed: the loader of the build asks for each only once, so the code would come without its styles.
 */
export function persistentLoad<T>(load: () => Promise<T>): () => Promise<T> {
  let isAgain = false;
  const once = async (): Promise<T> => {
    if (isAgain) await Promise.all([...document.querySelectorAll(sheets)].map(again));
    isAgain = true;
    return load();
  };
  return async () => {
    for (const pause of pauses) {
      try {
        return await once();
      } catch {
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
    return once();
  };
}

const sheets = 'link[rel="stylesheet"]';

async function again(link: Element): Promise<void> {
  if (!(link instanceof HTMLLinkElement) || link.sheet) return;
  const copy = document.createElement('link');
  copy.rel = link.rel;
  copy.href = link.href;
  await new Promise((resolve, reject) => {
    copy.onload = resolve;
    copy.onerror = () => reject(new Error(link.href));
    link.after(copy);
  }).catch((problem: unknown) => {
    copy.remove();
    throw problem;
  });
  link.remove();
}
