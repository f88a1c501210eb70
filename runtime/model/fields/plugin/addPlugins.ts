import { addMessages } from '../../messages/index.ts';
import { addValidators } from '../validators/validators.ts';
import type { PluginModel } from './PluginModel.ts';
import { addPluginFunctions } from './pluginFunctions.ts';

/**
 * Makes checks, texts, action titles and formula functions of plugins known; call it once per process, before schemas are
 * read. The function it returns takes the formula functions out again, for tests.
 */
export function addPlugins(plugins: readonly PluginModel[]): () => void {
  for (const { validators, actions, messages } of plugins) {
    addValidators(validators ?? [], true);
    addMessages(messages ?? {});
    for (const [name, title] of Object.entries(actions ?? {})) addMessages({ [`action.${name}`]: title });
  }
  return addPluginFunctions(plugins.flatMap(({ functions }) => functions ?? []));
}
