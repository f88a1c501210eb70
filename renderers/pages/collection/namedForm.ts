/** The form that an address names: `form`, or as links of lists and other clients write it. Lower case; undefined: none. */
export const namedForm = (query: URLSearchParams): string | undefined =>
  (query.get('form') ?? query.get('f.FormId') ?? query.get('id'))?.toLowerCase() || undefined;
