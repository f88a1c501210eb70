import type { FieldTypeRegistry } from '../fields/types/index.ts';
import type { Issue } from '../schema/Issue.ts';
import type { SchemaBundle } from '../schema/SchemaBundle.ts';
import { type CheckOptions, CheckSubject, type SchemaRule } from './CheckSubject.ts';
import { dictionaries } from './rules/dictionaries.ts';
import { derivedFrom, detailKey } from './rules/documentLinks.ts';
import { duplicateField, formPlace, incompleteField, repeated } from './rules/fieldLines.ts';
import {
  clearedOnDelete,
  currencyField,
  dependencies,
  hierarchyField,
  lookupSource,
  missingSource,
  numberRule,
} from './rules/fieldSources.ts';
import { defaults, transitions } from './rules/fieldValues.ts';
import { expressions, formulaCycle } from './rules/formulas.ts';
import { menus } from './rules/menus.ts';
import { noEffect } from './rules/noEffect.ts';
import { links, pages } from './rules/pages.ts';
import { permissions } from './rules/permissions.ts';
import { pickers } from './rules/pickers.ts';
import { columnNames, gridLook, lockMessages, progress, rowOwner } from './rules/tableSettings.ts';
import { unfillable } from './rules/unfillable.ts';
import {
  actions,
  hooks,
  namedByFields,
  searchTypes,
  unknownDictionary,
  unknownMixin,
  unknownType,
} from './rules/unknownNames.ts';

/**
 * Checks the references between schemas, and finds valid metadata without effect. Issue paths are
 * `file#pointer` (`options.files`). `fix` suggests a similar name for an unknown one. `readBundle` checks
 * shapes (property names and types).
 */
export function checkBundle(
  bundle: SchemaBundle,
  types: FieldTypeRegistry,
  options: CheckOptions = {},
): readonly Issue[] {
  const subject = new CheckSubject(bundle, types, options);
  return schemaRules.flatMap((rule) => [...rule.check(subject)]);
}

/** Every rule of the schema check. To add a rule, add its object here. */
const schemaRules: readonly SchemaRule[] = [
  unknownType,
  duplicateField,
  incompleteField,
  unknownMixin,
  unknownDictionary,
  missingSource,
  detailKey,
  columnNames,
  lookupSource,
  links,
  dependencies,
  clearedOnDelete,
  currencyField,
  hierarchyField,
  pickers,
  formPlace,
  defaults,
  searchTypes,
  namedByFields,
  expressions,
  formulaCycle,
  unfillable,
  noEffect,
  repeated,
  rowOwner,
  numberRule,
  actions,
  lockMessages,
  transitions,
  derivedFrom,
  progress,
  gridLook,
  hooks,
  dictionaries,
  pages,
  menus,
  permissions,
];
