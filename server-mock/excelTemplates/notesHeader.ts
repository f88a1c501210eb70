/** Bytes of a header that proxies let pass. */
const longest = 6000;

/** What the user has to know about a file, as a header beside it: a JSON list of texts, percent-encoded. */
export const notesHeader = (notes: readonly string[]): Readonly<Record<string, string>> => {
  if (notes.length === 0) return {};
  const said = encodeURIComponent(JSON.stringify(notes));
  const short =
    said.length <= longest
      ? said
      : encodeURIComponent(JSON.stringify(notes.map((note) => note.slice(0, 100))));
  return short.length <= longest ? { 'x-jig-notes': short } : {};
};
