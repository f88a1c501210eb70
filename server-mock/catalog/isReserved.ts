/** Whether a table's name belongs to PostgreSQL or to the server itself: no schema may call a table of its own so. */
export const isReserved = (name: string): boolean => /^(pg_|jig_|information_schema$)/i.test(name);
