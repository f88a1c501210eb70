import type { BoxPanel } from './BoxPanel.ts';
import type { ListAction } from './ListAction.ts';
import type { PluginModel } from './model/fields/plugin/PluginModel.ts';
import type { Renderer } from './Renderer.ts';
import type { RowHook } from './RowHook.ts';

/**
 * Everything a plugin adds in the browser. Its {@link PluginModel} is in a file without React, because the server runs it
 * too (`plugins/server.ts`). Recipes: `docs/recipes/`.
 */
export interface Plugin extends PluginModel {
  /** Looks of pages, fields and grid cells. */
  readonly renderers?: readonly Renderer[];
  /** Toolbar buttons of list pages; a page names them in `actions`. */
  readonly listActions?: readonly ListAction[];
  /** Panels beside the document in a record's box. */
  readonly boxPanels?: readonly BoxPanel[];
  /** Row hooks by the names schemas use (`details[].hooks`). */
  readonly rowHooks?: Readonly<Record<string, RowHook>>;
}
