const shape = /^(?!(?:__proto__|constructor|prototype)$)[A-Za-z][A-Za-z0-9_]{0,59}$/i;

/** True for a name that a table or column may have: letters, digits and `_`, within PostgreSQL's 63 characters, not JavaScript's own. */
export const isName = (name: string): boolean => shape.test(name);
