import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { isAudited, isPendingCode } from '../../runtime/model/access/documentState.ts';
import { numberFieldOf } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { auditField } from '../../runtime/model/fields/stateFields.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { leadMessages } from '../../runtime/model/messages/lead.ts';
import type { EditBoxStore } from '../../runtime/store/box/EditBoxStore.ts';
import { showsClosed } from '../../runtime/store/box/showsClosed.ts';
import { stateIcon } from '../cells/stateIcons.ts';

addMessages(leadMessages);

/** Number, approval state and closing of a stored document, for the head of its box; as stored, not as typed. */
export const DocumentState = observer(function DocumentState({
  box,
}: {
  readonly box: EditBoxStore;
}): ReactNode {
  const { t, dictionaries } = useApp();
  if (box.phase !== 'ready' || box.saveAction === 'Add') return null;
  const { main } = box.doc;
  const row = box.forms.base.main;
  const number = row[numberFieldOf(main)?.field ?? ''];
  const status = isAudited(main) ? row[auditField] : undefined;
  const dictionary = main.byName.get(auditField)?.dataKey;
  const state =
    typeof status !== 'number' || dictionary === undefined
      ? undefined
      : dictionaries.label(dictionary, status);
  return (
    <>
      {isPendingCode(number) ? null : <span className="jig-dialog-number">{String(number)}</span>}
      {state === undefined ? null : (
        <span className="jig-dialog-state" data-icon={stateIcon(auditField, status)}>
          {state}
        </span>
      )}
      {showsClosed(box) ? <span className="jig-dialog-state">{t('lead.closed')}</span> : null}
    </>
  );
});
