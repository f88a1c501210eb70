import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import { presenceMessages } from '../../../runtime/model/messages/presence.ts';
import type { EditBoxStore } from '../../../runtime/store/box/EditBoxStore.ts';
import { PresenceStore } from '../../../runtime/store/session/PresenceStore.ts';
import './presence.css';

addMessages(presenceMessages);

interface PresenceBarProps {
  readonly box: EditBoxStore;
}

/** Other users who have this record open, with their current field. Draws nothing without them. */
export const PresenceBar = observer(function PresenceBar({ box }: PresenceBarProps): ReactNode {
  const { data, t } = useApp();
  const [store, setStore] = useState<PresenceStore>();
  const { doc, phase } = box;
  const key = phase === 'ready' ? box.key : undefined;
  const { table } = doc.main;
  useEffect(() => {
    if (key === undefined) return;
    const made = new PresenceStore(data, table, key);
    const focused = (event: FocusEvent): void => made.enter(box.editable ? fieldOf(event.target) : undefined);
    made.start();
    addEventListener('focusin', focused);
    setStore(made);
    return () => {
      removeEventListener('focusin', focused);
      setStore(undefined);
      made.stop();
    };
  }, [data, table, key, box]);
  const others = store?.others ?? [];
  return (
    <div className={others.length > 0 ? 'jig-presence' : undefined} role="status">
      {others.map(({ userName, field }) => {
        const title = titleOf(doc, field);
        return (
          <span key={userName}>
            {title === undefined
              ? t('presence.open', { name: userName })
              : t('presence.field', { name: userName, field: title })}
          </span>
        );
      })}
    </div>
  );
});

/** The focused control's field, or the detail table of the focused cell. */
function fieldOf(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const field = target.closest('[data-field]')?.getAttribute('data-field');
  return field ?? target.closest('[data-cell]')?.getAttribute('data-cell')?.split('.')[0] ?? undefined;
}

function titleOf(doc: DocumentTable, field: string | undefined): string | undefined {
  if (field === undefined) return undefined;
  const detail = doc.details.find(({ schema }) => schema.table === field);
  return doc.main.byName.get(field)?.title ?? detail?.schema.cnName ?? detail?.table.cnName;
}
