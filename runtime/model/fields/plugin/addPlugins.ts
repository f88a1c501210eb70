import { addMessages } from '../../messages/index.ts';
import { addValidators } from '../validators/validators.ts';
import type { PluginModel } from './PluginModel.ts';

/** Makes checks and texts of plugins known; call it once per process, before schemas are read. */
export function addPlugins(plugins: readonly PluginModel[]): void {
  for (const { validators, messages } of plugins) {
    addValidators(validators ?? [], true);
    addMessages(messages ?? {});
  }
}
