import type { SchemaKind } from './SchemaKind.ts';

/** Versions of a user's own form design. It never applies to other users. */
export const userDesign: SchemaKind = { name: 'userDesign', migrations: [] };
