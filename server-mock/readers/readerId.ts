/** Id of the line that keeps that a user opened a record. */
export const readerId = (table: string, key: string, userId: number): string => `${table}:${key}:${userId}`;
