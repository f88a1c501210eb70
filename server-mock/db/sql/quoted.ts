/** Quotes a name of a resolved schema, for the few places that build text. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
