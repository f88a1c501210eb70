import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { EditBoxStore } from '../../runtime/store/box/EditBoxStore.ts';
import { restorable, restore } from '../../runtime/store/panels/restore.ts';
import type { HistoryField } from '../../runtime/wire/records/History.ts';
import { shortText, valueText } from './historyWords.ts';

/** Maximum characters of the value in the button's text. */
const longest = 24;

interface RestoreButtonProps {
  readonly box: EditBoxStore;
  readonly change: HistoryField;
}

/** Puts the value before a change back into the open form. Draws nothing when the user may not edit the field. */
export const RestoreButton = observer(function RestoreButton({ box, change }: RestoreButtonProps): ReactNode {
  const app = useApp();
  const { t } = app;
  const found = restorable(box, change);
  if (found === undefined || change.before === null) return null;
  const { field } = found.cell.plan;
  const before = shortText(valueText(change.before, field, app), longest);
  const text = before === '' ? t('history.restoreEmpty') : t('history.restore', { before });
  const run = (): void => {
    restore(found);
    box.voice.success(t('history.restored', { field: field.title }));
    // The button goes away; the user sees the field instead.
    box.voice.focusOn(field.field);
  };
  return (
    <button
      type="button"
      className="jig-history-restore"
      aria-label={t('history.restoreName', { restore: text, field: field.title })}
      onClick={run}
    >
      {text}
    </button>
  );
});
