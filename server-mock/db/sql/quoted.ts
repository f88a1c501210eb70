/** A name from a resolved schema as a quoted identifier, for the few places that need text. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
