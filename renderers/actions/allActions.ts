import type { ListAction } from '../../runtime/ListAction.ts';
import { listActions } from './index.ts';
import { readAllAction } from './ReadAll.ts';

/** Buttons of pages that name them only. */
const namedActions: readonly ListAction[] = [readAllAction];

/**
 * All named toolbar buttons: the built-in ones, then those of plugins. A plugin's button replaces the
 * built-in one of the same name.
 */
export function allActions(plugged: readonly ListAction[] = []): readonly ListAction[] {
  const byName = new Map(
    [...listActions, ...namedActions, ...plugged].map((action) => [action.action, action] as const),
  );
  return [...byName.values()];
}
