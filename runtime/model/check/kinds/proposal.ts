import { mostProposed, proposalKind } from '../../proposals/ProposalSchema.ts';
import { file, identifier, nameOf, textOf } from '../meta/parts.ts';
import { proposals } from '../rules/proposals.ts';
import type { SchemaKind } from './SchemaKind.ts';

/** Rows that a table is offered until it has them. */
export const proposal: SchemaKind = {
  name: proposalKind,
  migrations: [],
  files: {
    place: 'proposals/',
    sign: 'proposal',
    needs: { proposal: 'text', title: 'text', table: 'text', by: 'text', rows: 'list' },
    isOptional: true,
    meta: (format) =>
      file(
        '建议数据',
        format,
        {
          proposal: textOf('名称'),
          title: nameOf('标题'),
          table: identifier('数据表'),
          by: identifier('判断是否已有的字段'),
          rows: {
            type: 'array',
            maxItems: mostProposed,
            items: { type: 'object' },
            description: '建议的记录',
          },
        },
        ['proposal', 'title', 'table', 'by', 'rows'],
      ),
  },
  publishing: {},
  rules: [proposals],
};
