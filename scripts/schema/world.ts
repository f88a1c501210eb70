import '../../runtime/model/formulas/registerLanguages.ts';
import { serverPlugins } from '../../plugins/server.ts';
import { cellRenderers } from '../../renderers/cells/index.ts';
import { fieldExtras } from '../../renderers/fields/extras/index.ts';
import { builtInActions } from '../../runtime/model/access/actions.ts';
import type { CheckOptions } from '../../runtime/model/check/CheckSubject.ts';
import { designerPages, pageKinds } from '../../runtime/model/check/pageKinds/pageKinds.ts';
import { builtInValidators } from '../../runtime/model/fields/validators/builtIn.ts';
import { namedPartsOf } from '../../server-mock/capability/partsOf.ts';
import { builtInHooks } from '../../server-mock/hooks/index.ts';
import { capabilities } from '../../server-mock/process/capabilities.ts';

const typesOf = (renderers: readonly { readonly type: string }[]): readonly string[] =>
  renderers.map(({ type }) => type);

const plugged = serverPlugins.flatMap(({ looks }) => looks ?? []);

/** Providers, roles, hooks and renderers of the product, for the check of shipped files. */
export const world: Omit<CheckOptions, 'files'> = {
  providers: Object.keys(namedPartsOf(capabilities, ({ providers }) => providers)),
  // The migration creates role 1. It has every right and needs no permission set.
  roles: ['超级管理员'],
  hooks: Object.keys({
    ...builtInHooks,
    ...namedPartsOf(capabilities, ({ hooks }) => hooks),
    ...Object.assign({}, ...serverPlugins.map(({ hooks }) => hooks)),
  }),
  actions: [...builtInActions, ...serverPlugins.flatMap(({ actions }) => Object.keys(actions ?? {}))],
  pageTypes: [
    ...pageKinds.map(({ name }) => name),
    ...designerPages,
    ...typesOf(plugged.filter(({ slot }) => slot === 'page')),
  ],
  cellTypes: typesOf([...cellRenderers, ...plugged].filter(({ slot }) => slot === 'cell')),
  cellClicks: typesOf([...cellRenderers, ...plugged].filter(({ slot }) => slot === 'cellClick')),
  fieldActions: typesOf([...fieldExtras, ...plugged].filter(({ slot }) => slot === 'extra')),
  belowTypes: typesOf([...fieldExtras, ...plugged].filter(({ slot }) => slot === 'below')),
  keyPresses: typesOf([...fieldExtras, ...plugged].filter(({ slot }) => slot === 'keypress')),
  fileHooks: typesOf([...fieldExtras, ...plugged].filter(({ slot }) => slot === 'fileHook')),
  validators: [...builtInValidators, ...serverPlugins.flatMap(({ validators }) => validators ?? [])].map(
    ({ name }) => name,
  ),
};
