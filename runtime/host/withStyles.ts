/**
 * A load whose later calls first download the style sheets that failed. The loader of the build asks for each
 * only once, so code that is loaded again would come without its styles.
 */
export function withStyles<T>(load: () => Promise<T>): () => Promise<T> {
  let isAgain = false;
  return async () => {
    if (isAgain) await Promise.all([...document.querySelectorAll(sheets)].map(again));
    isAgain = true;
    return load();
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
