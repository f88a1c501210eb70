import { isFileKind } from '../../runtime/model/check/kinds/SchemaKind.ts';
import { kindNamed } from '../../runtime/model/check/kinds/schemaKinds.ts';
import { overlaysInForce } from '../catalog/versions.ts';
import type { Queryable } from '../db/Database.ts';
import type { PublishedName } from '../publishing/withdraw.ts';

/** What was published over a table and means nothing without it: designs of its form, and fields that extend it. */
export const layersOver = async (tx: Queryable, table: string): Promise<readonly PublishedName[]> =>
  (await overlaysInForce(tx)).filter(({ kind, name }) => {
    const found = kindNamed(kind);
    return name === table && found !== undefined && !isFileKind(found);
  });
