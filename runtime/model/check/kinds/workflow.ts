import type { SchemaKind } from './SchemaKind.ts';

/** Versions of approval flows. A save of the flow's row makes one, which the row then names. */
export const workflow: SchemaKind = { name: 'workflow', migrations: [] };
