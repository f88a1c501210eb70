import { printKind } from '../../schema/PrintSchema.ts';
import { printMeta } from '../meta/printMeta.ts';
import { prints } from '../rules/prints.ts';
import type { SchemaKind } from './SchemaKind.ts';

/** A print template: the paper, and what stands on it. */
export const print: SchemaKind = {
  name: printKind,
  migrations: [],
  files: {
    place: 'prints/',
    sign: 'print',
    needs: { print: 'text', table: 'text', title: 'text', paper: 'object', body: 'list' },
    isOptional: true,
    meta: printMeta,
  },
  publishing: {},
  rules: [prints],
};
