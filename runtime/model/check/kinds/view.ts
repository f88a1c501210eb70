import type { ViewSchema } from '../../schema/ViewSchema.ts';
import { viewKind } from '../../schema/viewsOf.ts';
import { viewMeta } from '../meta/viewMeta.ts';
import { foreignSources } from '../rules/foreignSources.ts';
import { viewMakes } from '../rules/viewMakes.ts';
import { views } from '../rules/views.ts';
import { putNamed } from './BundleDraft.ts';
import { hasTexts, misshapen } from './refusals.ts';
import type { FileKind } from './SchemaKind.ts';

/** Read-only rows made of tables: joined, put together, grouped. The rest of the product knows each as a table. */
export const view: FileKind = {
  name: viewKind,
  migrations: [],
  files: {
    place: 'views/',
    sign: 'view',
    needs: { view: 'text', cnName: 'text', parts: 'list', fields: 'list', key: 'list' },
    isOptional: true,
    meta: (format, types) => viewMeta(format, types.all),
    put(draft, document) {
      const made = document as ViewSchema; // checked
      const known = draft.others.get(viewKind) ?? new Map<string, object>();
      draft.others.set(viewKind, known);
      return putNamed(known, made.view, made);
    },
  },
  publishing: {
    apply(draft, { name, patch }) {
      if (!hasTexts(patch, 'view', 'cnName') || patch.view !== name)
        return misshapen(viewKind, name, '/view');
      if (!Array.isArray(patch.fields) || !Array.isArray(patch.parts) || !Array.isArray(patch.key))
        return misshapen(viewKind, name);
      if ([...draft.tables.keys()].some((table) => table.toLowerCase() === name.toLowerCase()))
        return misshapen(viewKind, name, '/view');
      const known = draft.others.get(viewKind) ?? new Map<string, object>();
      draft.others.set(viewKind, known);
      known.set(name, patch);
      return [];
    },
  },
  rules: [views, viewMakes, foreignSources],
};
