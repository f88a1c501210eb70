import type { MixinSchema } from '../../schema/TableSchema.ts';
import { fieldMeta } from '../meta/fieldMeta.ts';
import { mixinMeta } from '../meta/tableMeta.ts';
import { putNamed } from './BundleDraft.ts';
import type { SchemaKind } from './SchemaKind.ts';

/** Fields that tables share. The rules of tables look at them too. */
export const mixin: SchemaKind = {
  name: 'mixin',
  migrations: [],
  files: {
    place: 'mixins/',
    sign: 'mixin',
    needs: { mixin: 'text' },
    meta: (format, types) => mixinMeta(format, fieldMeta(types.all)),
    put(draft, document) {
      const made = document as MixinSchema; // checked
      return putNamed(draft.mixins, made.mixin, made);
    },
    entries: ({ mixins }) => mixins,
  },
};
