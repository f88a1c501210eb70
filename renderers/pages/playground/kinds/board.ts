import { schemaIssue } from '../../../../runtime/model/check/schemaIssue.ts';
import { isObject } from '../../../../runtime/model/schema/Json.ts';
import type { PreviewKind } from '../PreviewKind.ts';
import sample from '../samples/board.json?raw';

/** Boards have no renderer yet; the preview reports that as an issue. */
export const board: PreviewKind = {
  kind: 'board',
  label: 'playground.kind.board',
  sample,
  fits: (schema) => isObject(schema) && 'board' in schema,
  read: (app) => ({
    issues: [schemaIssue('playground.later', 'schema#', { name: app.t('playground.kind.board') })],
  }),
};
