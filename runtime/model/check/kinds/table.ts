import type { TableSchema } from '../../schema/TableSchema.ts';
import { foreignDetail } from '../foreignDetail.ts';
import { isReserved } from '../isReserved.ts';
import { meaningfulField } from '../meaningfulField.ts';
import { fieldMeta } from '../meta/fieldMeta.ts';
import { tableMeta } from '../meta/tableMeta.ts';
import { declaredEffects } from '../rules/declaredEffects.ts';
import { declaredLinks } from '../rules/declaredLinks.ts';
import { derivedFrom, detailKey } from '../rules/documentLinks.ts';
import { drawnNumbers } from '../rules/drawnNumbers.ts';
import { duplicateField, formPlace, incompleteField, nothingTaken, repeated } from '../rules/fieldLines.ts';
import {
  clearedOnDelete,
  dependencies,
  hierarchyField,
  lookupSource,
  matchSource,
  measureFields,
  missingSource,
  notBefore,
  numberRule,
} from '../rules/fieldSources.ts';
import { defaults, transitions } from '../rules/fieldValues.ts';
import { figures } from '../rules/figures.ts';
import { expressions, formulaCycle } from '../rules/formulas.ts';
import { keptAddresses } from '../rules/keptAddresses.ts';
import { links } from '../rules/links.ts';
import { noEffect } from '../rules/noEffect.ts';
import { parentBy } from '../rules/parentBy.ts';
import { pickers } from '../rules/pickers.ts';
import { rollups } from '../rules/rollups.ts';
import { systemColumns } from '../rules/systemColumns.ts';
import {
  columnNames,
  formFolds,
  gridLook,
  lockMessages,
  progress,
  rowOwner,
} from '../rules/tableSettings.ts';
import { typedKeys } from '../rules/typedKeys.ts';
import { filledByHooks, unfillable } from '../rules/unfillable.ts';
import {
  actions,
  hooks,
  namedByFields,
  searchTypes,
  unknownDictionary,
  unknownMixin,
  unknownType,
} from '../rules/unknownNames.ts';
import { wholeResults } from '../rules/wholeResults.ts';
import { putNamed } from './BundleDraft.ts';
import { hasTexts, misshapen, refused } from './refusals.ts';
import type { FileKind } from './SchemaKind.ts';

/** A database table, its fields and details. */
export const table: FileKind = {
  name: 'table',
  migrations: [],
  files: {
    place: 'tables/',
    sign: 'table',
    needs: { table: 'text', key: 'text' },
    meta: (format, types) => tableMeta(format, fieldMeta(types.all)),
    put(draft, document) {
      const made = document as TableSchema; // checked
      return putNamed(draft.tables, made.table, made);
    },
    entries: ({ tables }) => tables,
  },
  publishing: {
    apply(draft, { name, patch }) {
      if (!hasTexts(patch, 'table', 'cnName', 'key') || !Array.isArray(patch.fields))
        return misshapen('table', name);
      const made = patch as unknown as TableSchema; // checked before it was published
      const isOther = (known: string): boolean =>
        known !== name && known.toLowerCase() === name.toLowerCase();
      if (made.table !== name || [...draft.tables.keys()].some(isOther))
        return misshapen('table', name, '/table');
      if (isReserved(name) || (draft.tables.get(name)?.serverOnly && !made.serverOnly))
        return refused('server.overlayReserved', '/table', { name });
      const foreign = foreignDetail(draft, name, Array.isArray(made.details) ? made.details : []);
      if (foreign !== undefined) return refused('server.overlayDetail', '/details', { name: foreign });
      const meant = meaningfulField(draft, name, made);
      if (meant !== undefined) return refused('server.overlayMeaning', `/fields/${meant}`, { name: meant });
      draft.tables.set(name, made);
      return [];
    },
  },
  rules: [
    unknownType,
    duplicateField,
    incompleteField,
    unknownMixin,
    unknownDictionary,
    missingSource,
    detailKey,
    columnNames,
    lookupSource,
    matchSource,
    links,
    dependencies,
    clearedOnDelete,
    measureFields,
    notBefore,
    figures,
    rollups,
    hierarchyField,
    pickers,
    formPlace,
    defaults,
    searchTypes,
    namedByFields,
    expressions,
    formulaCycle,
    wholeResults,
    unfillable,
    filledByHooks,
    noEffect,
    repeated,
    nothingTaken,
    formFolds,
    rowOwner,
    numberRule,
    actions,
    lockMessages,
    transitions,
    derivedFrom,
    declaredLinks,
    declaredEffects,
    progress,
    gridLook,
    typedKeys,
    systemColumns,
    drawnNumbers,
    parentBy,
    keptAddresses,
    hooks,
  ],
};
