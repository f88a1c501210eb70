const sourcePattern = /(<img\b[^<>]*?\ssrc=")([^"]*)(")/gi;

const readable = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    // A stray percent sign stays as it is.
    return path;
  }
};

/** The stored path of a picture address: without signature, percent signs and base path. */
export const picturePath = (address: string): string =>
  readable((address.split(/[?#]/, 1)[0] ?? '').replace(/^\/(?:.*\/)?(?=Upload\/Tables\/)/, ''));

/** Stored paths of the pictures in a rich text, each once. */
export const picturesIn = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(sourcePattern)].map((found) => picturePath(found[2] ?? ''))),
];

/** The text with other picture addresses: signed ones for display, stored ones for saving. */
export const withPictures = (html: string, addressOf: (path: string) => string): string =>
  html.replace(sourcePattern, (_all, before: string, address: string, after: string) => {
    const made = addressOf(picturePath(address)).replaceAll('&', '&amp;').replaceAll('"', '%22');
    return `${before}${made}${after}`;
  });
