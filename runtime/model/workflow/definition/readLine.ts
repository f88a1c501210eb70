import type { DocumentTable } from '../../fields/resolve/DocumentTable.ts';
import type { PartReader } from './PartReader.ts';
import { jigOf } from './readSettings.ts';
import type { FlowLine } from './WorkflowDefinition.ts';

/** Reads one element of LineConfig; undefined when `from` or `to` is missing. */
export function readLine(part: PartReader, document: DocumentTable | undefined): FlowLine | undefined {
  const from = part.text('from');
  const to = part.text('to');
  if (from === '' || to === '') {
    part.note('workflowCheck.loose', '');
    return undefined;
  }
  jigOf(part, []);
  return { from, to, label: part.text('label'), groups: part.groups('filters', document) };
}
