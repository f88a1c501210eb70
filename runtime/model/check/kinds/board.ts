import { boardKind } from '../../boards/BoardSchema.ts';
import { boardMeta } from '../meta/boardMeta.ts';
import { boards } from '../rules/boards.ts';
import type { SchemaKind } from './SchemaKind.ts';

/** A board: cards that show figures, charts and lists of tables and views. */
export const board: SchemaKind = {
  name: boardKind,
  migrations: [],
  files: {
    place: 'boards/',
    sign: 'board',
    needs: { board: 'text', title: 'text', cards: 'list' },
    isOptional: true,
    meta: boardMeta,
  },
  publishing: {},
  rules: [boards],
};
