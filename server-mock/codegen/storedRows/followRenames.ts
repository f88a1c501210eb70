import { isFileKind } from '../../../runtime/model/check/kinds/SchemaKind.ts';
import { kindNamed } from '../../../runtime/model/check/kinds/schemaKinds.ts';
import { type RenamedColumns, withNewNames } from '../../../runtime/model/codegen/renamedColumns.ts';
import type { Json } from '../../../runtime/model/schema/Json.ts';
import type { SchemaBundle } from '../../../runtime/model/schema/SchemaBundle.ts';
import { sameJson } from '../../../runtime/model/schema/sameJson.ts';
import type { Overlay } from '../../catalog/Overlay.ts';
import type { Publication } from '../../publishing/planPublication.ts';

/**
 * Published schemas that name renamed columns, with the new names: layers over their tables (designs, further fields), and lists of
 * choices that read them. Formulas written as text are not followed: the check of the publication names those.
 */
export const followRenames = (
  overlays: readonly Overlay[],
  { dictionaries }: Pick<SchemaBundle, 'dictionaries'>,
  moved: ReadonlyMap<string, RenamedColumns>,
): readonly Publication[] =>
  overlays.flatMap(({ kind, name, patch }): readonly Publication[] => {
    const found = kindNamed(kind);
    const isLayer = found !== undefined && !isFileKind(found);
    const table = isLayer ? name : kind === 'dictionary' ? dictionaries.get(name)?.source?.table : undefined;
    const columns = moved.get(table ?? '');
    const named: Json = columns === undefined ? patch : withNewNames(patch, columns);
    return sameJson(named, patch) ? [] : [{ kind, name, patch: named }];
  });
