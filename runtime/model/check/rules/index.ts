import type { SchemaRule } from '../CheckSubject.ts';
import { actions } from './actions.ts';
import { columnNames } from './columnNames.ts';
import { currencyField } from './currencyField.ts';
import { defaults } from './defaults.ts';
import { dependencies } from './dependencies.ts';
import { derivedFrom } from './derivedFrom.ts';
import { detailKey } from './detailKey.ts';
import { dictionaries } from './dictionaries.ts';
import { duplicateField } from './duplicateField.ts';
import { expressions } from './expressions.ts';
import { formPlace } from './formPlace.ts';
import { formulaCycle } from './formulaCycle.ts';
import { gridLook } from './gridLook.ts';
import { hooks } from './hooks.ts';
import { incompleteField } from './incompleteField.ts';
import { links } from './links.ts';
import { lockMessages } from './lockMessages.ts';
import { lookupSource } from './lookupSource.ts';
import { menus } from './menus.ts';
import { missingSource } from './missingSource.ts';
import { namedByFields } from './namedByFields.ts';
import { noEffect } from './noEffect.ts';
import { numberRule } from './numberRule.ts';
import { pages } from './pages.ts';
import { permissions } from './permissions.ts';
import { pickers } from './pickers.ts';
import { progress } from './progress.ts';
import { repeated } from './repeated.ts';
import { rowOwner } from './rowOwner.ts';
import { searchTypes } from './searchTypes.ts';
import { transitions } from './transitions.ts';
import { unfillable } from './unfillable.ts';
import { unknownDictionary } from './unknownDictionary.ts';
import { unknownMixin } from './unknownMixin.ts';
import { unknownType } from './unknownType.ts';

/** Every rule of the schema check; a new rule is a file and a line here. */
export const schemaRules: readonly SchemaRule[] = [
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
  currencyField,
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
