/** Whether a name is reserved for PostgreSQL or the server; no schema table may use it. */
export const isReserved = (name: string): boolean => /^(pg_|jig_|information_schema$)/i.test(name);
