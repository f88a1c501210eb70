import type { Issue } from '../../model/schema/Issue.ts';
import { isObject, type JsonObject } from '../../model/schema/Json.ts';
import { type Reader, reading } from '../Reader.ts';
import { type SentIssue, sentIssue, shownIssue } from '../readIssue.ts';
import { layer } from '../schemaShapes.ts';
import type { SchemaVersion } from '../schemas/SchemaVersion.ts';
import { bool, json, listOf, maybe, number, object, row, type Shape, text } from '../shape.ts';
import type {
  DesignedColumn,
  DesignedView,
  OfferedLink,
  OfferedTable,
  ViewDesign,
  ViewPreview,
  ViewVersion,
} from './ViewDesign.ts';

const jsonObject: Shape<JsonObject> = (value, path) => {
  const found = json(value, path);
  return isObject(found) ? found : {};
};

const named = object<{ readonly id: number; readonly name: string }>({ id: number, name: text });

/** What the designer of views works with. */
export const viewDesign: Reader<ViewDesign> = object<ViewDesign>({
  views: listOf(
    object<DesignedView>({
      ...{ view: text, title: text, version: number, path: maybe(text), schema: jsonObject },
      columns: listOf(object<DesignedColumn>({ field: text, title: text, isDimension: bool })),
    }),
  ),
  tables: listOf(
    object<OfferedTable>({
      table: text,
      title: text,
      key: text,
      isView: bool,
      links: listOf(object<OfferedLink>({ field: text, title: text, table: text, key: text })),
    }),
  ),
  groups: listOf(named),
  freeMenuId: number,
  roles: listOf(named),
  paths: listOf(text),
});

type VersionRead = Pick<SchemaVersion, 'version' | 'userName' | 'createdAt' | 'patch'>;

/** The published versions of a view. */
export const viewVersions: Reader<readonly ViewVersion[], readonly VersionRead[]> = reading(
  listOf(object<VersionRead>({ version: number, userName: text, createdAt: text, patch: json }), 10_000),
  (versions) =>
    versions.map(({ patch, ...rest }) => ({ ...rest, schema: isObject(patch) ? patch : undefined })),
);

type PreviewRead = Omit<ViewPreview, 'issues'> & { readonly issues: readonly SentIssue[] };

/** The first rows of a draft as the screen shows them. */
export type ShownPreview = Omit<ViewPreview, 'issues'> & { readonly issues: readonly Issue[] };

/** The rows of a draft, or its issues. */
export const viewPreview: Reader<ShownPreview, PreviewRead> = reading(
  object<PreviewRead>({
    issues: listOf(sentIssue, 10_000),
    layers: listOf(layer, 100),
    rows: listOf(row, 1000),
  }),
  ({ issues, ...rest }) => ({ ...rest, issues: issues.map(shownIssue) }),
);
