import { centreRoutes } from '../../runtime/model/access/centreRoutes.ts';
import { bundleOf, draftOf } from '../../runtime/model/check/kinds/BundleDraft.ts';
import { putDocument } from '../../runtime/model/check/kinds/namedSchemas.ts';
import { fileKinds } from '../../runtime/model/check/kinds/schemaKinds.ts';
import type { SchemaBundle } from '../../runtime/model/schema/SchemaBundle.ts';
import type { WorkingHours } from '../../runtime/model/workflow/engine/WorkingHours.ts';
import { type BrokenFile, isFolder, SchemaFiles } from './SchemaFiles.ts';

/** `schemas/app.json`: name of the application and page sizes of its lists. */
export interface AppSchema {
  readonly name: string;
  readonly pageSizes: readonly number[];
  readonly pageSize: number;
  readonly routeMode?: 'plain' | 'centre';
  readonly workingHours?: WorkingHours;
}

/** Content of the schema directory. */
export interface ShippedSchemas {
  readonly bundle: SchemaBundle;
  readonly app: AppSchema;
  /** Published JSON Schemas by file name. */
  readonly meta: ReadonlyMap<string, string>;
  /** Skipped files. */
  readonly broken: readonly BrokenFile[];
}

/**
 * Reads the shipped schemas at start. Broken files of tables, pages and the like are skipped and listed in `broken`.
 * `app.json`, `menus.json` and the folders must be readable ({@link StartRefusal}).
 */
export const readBundle = (directory: string): ShippedSchemas => {
  const files = new SchemaFiles(directory);
  const draft = draftOf();
  // A single file refuses the start, so it is read before folders.
  for (const kind of fileKinds.toSorted((one, other) => Number(isFolder(one)) - Number(isFolder(other))))
    for (const { file, document } of isFolder(kind) ? files.all(kind) : [files.one(kind)]) {
      const [, before] = putDocument(draft, kind, document);
      if (before !== undefined) files.leaveOut(file, '名称已被另一个文件使用 / another file has its name');
    }
  const app = draft.app as AppSchema; // has what its kind needs
  if (app.routeMode === 'centre') draft.pages = [...centreRoutes(draft.pages)];
  return { bundle: bundleOf(draft), app, meta: files.texts('meta', '.schema.json'), broken: files.broken };
};
