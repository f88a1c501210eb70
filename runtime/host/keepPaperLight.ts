const attribute = 'theme-mode';

/** Prints pages in the light theme, also those that are dark on screen. Returns how to stop. */
export const keepPaperLight = (): (() => void) => {
  const { body } = document;
  let dark: string | null = null;
  const gone = new AbortController();
  const { signal } = gone;
  window.addEventListener(
    'beforeprint',
    () => {
      dark = body.getAttribute(attribute);
      body.removeAttribute(attribute);
    },
    { signal },
  );
  window.addEventListener(
    'afterprint',
    () => {
      if (dark !== null) body.setAttribute(attribute, dark);
    },
    { signal },
  );
  return () => gone.abort();
};
