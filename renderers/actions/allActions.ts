import type { ListAction } from '../../runtime/ListAction.ts';
import { listActions } from './index.ts';

/**
 * All named toolbar buttons: the built-in ones, then those of plugins. A plugin's button replaces the
 * built-in one of the same name.
 */
export function allActions(plugged: readonly ListAction[] = []): readonly ListAction[] {
  if (plugged.length === 0) return listActions;
  const byName = new Map([...listActions, ...plugged].map((action) => [action.action, action] as const));
  return [...byName.values()];
}
