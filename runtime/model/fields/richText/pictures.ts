const sourcePattern = /(<img\b[^<>]*?\ssrc=")([^"]*)(")/gi;

const readable = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    // A stray percent sign stands for itself.
    return path;
  }
};

/** The stored path of a picture's address: without signature, percent signs and what the product is served under. */
export const picturePath = (address: string): string =>
  readable((address.split(/[?#]/, 1)[0] ?? '').replace(/^\/(?:.*\/)?(?=Upload\/Tables\/)/, ''));

/** Stored paths of the pictures in a rich text, each once. */
export const picturesIn = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(sourcePattern)].map((found) => picturePath(found[2] ?? ''))),
];

/** The text with other addresses of its pictures: signed ones to show it, stored ones to keep it. */
export const withPictures = (html: string, addressOf: (path: string) => string): string =>
  html.replace(sourcePattern, (_all, before: string, address: string, after: string) => {
    const made = addressOf(picturePath(address)).replaceAll('&', '&amp;').replaceAll('"', '%22');
    return `${before}${made}${after}`;
  });
