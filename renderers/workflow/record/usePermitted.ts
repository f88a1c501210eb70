import { useEffect } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { listed } from '../../../runtime/model/messages/index.ts';
import type { EditBoxStore } from '../../../runtime/store/box/EditBoxStore.ts';
import type { ApprovalStore } from '../../../runtime/store/workflow/ApprovalStore.ts';
import { rereadBox } from '../../../runtime/store/workflow/rereadBox.ts';

const none: readonly string[] = [];

/** Opens the fields the step lets the user change with the vote. Returns their titles as a list in words. */
export function usePermitted(box: EditBoxStore, store: ApprovalStore): string {
  const { approval } = store;
  const editable = approval?.mayVote ? approval.editable : none;
  const { forms } = box;
  useEffect(() => forms.permit(editable), [forms, editable]);
  const shown = Number(box.main.value('Version'));
  const { data, locale } = useApp();
  useEffect(() => {
    // The record changed between the two reads: approvers must see what they decide about. After a vote it is
    // read anyway.
    if (!store.sending && approval?.version !== undefined && approval.version > shown)
      void rereadBox(data, box, editable);
  }, [approval, shown, data, box, editable, store]);
  return listed(
    editable.map((name) => titleOf(box, name)),
    locale,
  );
}

/** Title of a field of a document; of a detail field as `Table.Field`. */
export function titleOf({ doc }: EditBoxStore, name: string): string {
  const field = doc.main.byName.get(name);
  if (field) return field.title;
  const [table, column = ''] = name.split('.');
  const detail = doc.details.find(({ schema }) => schema.table === table)?.table;
  return detail?.byName.get(column)?.title ?? name;
}
