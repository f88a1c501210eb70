import type { ListAction } from '../../runtime/ListAction.ts';
import { listActions } from './index.ts';

/** Every named toolbar button: built-in ones, then those of plugins; a plugin's replaces the built-in one of its name. */
export function allActions(plugged: readonly ListAction[] = []): readonly ListAction[] {
  if (plugged.length === 0) return listActions;
  const byName = new Map([...listActions, ...plugged].map((action) => [action.action, action] as const));
  return [...byName.values()];
}
