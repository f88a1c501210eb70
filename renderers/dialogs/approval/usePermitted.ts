import { useEffect } from 'react';
import type { ApprovalStore } from '../../../runtime/store/approval/ApprovalStore.ts';
import type { EditBoxStore } from '../../../runtime/store/EditBoxStore.ts';

const none: readonly string[] = [];

/** Opens the fields the step lets the caller change in his vote; answers their titles, as people list them. */
export function usePermitted(box: EditBoxStore, store: ApprovalStore): string {
  const { approval } = store;
  const editable = approval?.mayVote ? approval.editable : none;
  const { forms } = box;
  useEffect(() => forms.permit(editable), [forms, editable]);
  return editable.map((name) => titleOf(box, name)).join('、');
}

function titleOf({ doc }: EditBoxStore, name: string): string {
  const field = doc.main.byName.get(name);
  if (field) return field.title;
  const [table, column = ''] = name.split('.');
  const detail = doc.details.find(({ schema }) => schema.table === table)?.table;
  return detail?.byName.get(column)?.title ?? name;
}
