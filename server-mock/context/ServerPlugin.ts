import type { PluginModel } from '../../runtime/model/fields/plugin/PluginModel.ts';
import type { HookRegistry } from './Hook.ts';

/** Half of a plugin that the server runs; it must not import React. */
export interface ServerPlugin extends PluginModel {
  /** Hooks of saves and deletions, by their names in schemas. */
  readonly hooks?: HookRegistry;
}
