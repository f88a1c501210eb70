import { DatabaseError } from './DatabaseError.ts';

/** Whether the connection is lost: nothing more can be asked on it. */
export const isGone = (error: unknown): boolean => error instanceof DatabaseError && error.kind === 'gone';
