import { addMessages } from '../../messages/index.ts';
import { addValidators } from '../validators/validators.ts';
import type { PluginModel } from './PluginModel.ts';

/** Makes checks, texts and action titles of plugins known; call it once per process, before schemas are read. */
export function addPlugins(plugins: readonly PluginModel[]): void {
  for (const { validators, actions, messages } of plugins) {
    addValidators(validators ?? [], true);
    addMessages(messages ?? {});
    for (const [name, title] of Object.entries(actions ?? {})) addMessages({ [`action.${name}`]: title });
  }
}
