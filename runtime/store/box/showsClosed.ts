import { isClosed } from '../../model/access/documentState.ts';
import { caseField } from '../../model/fields/stateFields.ts';
import type { EditBoxStore } from './EditBoxStore.ts';

/** Whether a box shows a stored document that is closed. */
export function showsClosed({ phase, saveAction, main }: EditBoxStore): boolean {
  if (phase !== 'ready' || saveAction === 'Add' || !main.has(caseField)) return false;
  return isClosed({ [caseField]: main.value(caseField) });
}
