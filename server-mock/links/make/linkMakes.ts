import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { UserCall } from '../../http/Call.ts';
import { keyText } from '../../records/keyText.ts';
import { linkIndex } from '../LinkIndex.ts';
import { linkedDocument } from './linkedDocument.ts';
import type { Makeable } from './Makeable.ts';
import { offerOf } from './offerOf.ts';

/** What links make of documents of this main table. */
export const linkMakes = (call: UserCall, { table }: Pick<ResolvedTable, 'table'>): readonly Makeable[] =>
  linkIndex(call.context.catalog)
    .from(table)
    .flatMap((link): readonly Makeable[] => {
      const { main } = link.target.document;
      const offer = offerOf(call, main, { to: link.id, title: link.schema.title });
      if (offer === undefined) return [];
      return [
        {
          offer,
          table: main.table,
          make: (asking, access, { keys, rows }) =>
            linkedDocument(asking, link, access, {
              keys,
              wanted: (row) => {
                if (rows === undefined) return 'remaining';
                const key = keyText(row[link.source.table.key]);
                return rows.has(key) ? (rows.get(key) ?? 'remaining') : undefined;
              },
            }),
        },
      ];
    });
