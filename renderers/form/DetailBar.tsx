import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { PickerSchema } from '../../runtime/model/schema/PickerSchema.ts';
import type { DetailStore } from '../../runtime/store/detail/DetailStore.ts';
import { notifyRefusal } from './notifyRefusal.ts';
import type { useDialog } from './useDialog.tsx';

const everyAction = ['add', 'delete'] as const;
const noPickers: readonly PickerSchema[] = [];
const cellsOnly = { actions: [], pickers: noPickers };

interface DetailBarProps {
  readonly detail: DetailStore;
  readonly dialogs: ReturnType<typeof useDialog>;
}

/**
 * Buttons above a detail grid, and the dialogs that they open. No buttons if a step permits only single
 * cells.
 */
export const DetailBar = observer(function DetailBar({ detail, dialogs }: DetailBarProps): ReactNode {
  const app = useApp();
  const { dialog, show, attempt } = dialogs;
  const { actions = everyAction, pickers = noPickers } =
    detail.edit.permitted === undefined ? detail.schema : cellsOnly;
  const pick = (picker: PickerSchema): void =>
    void attempt(async () => {
      const { pickIntoDetail } = await import('../picker/pickIntoDetail.ts');
      await pickIntoDetail(app, detail, picker, show);
    });
  return (
    <div className="jig-detail-bar" data-detail={detail.schema.table}>
      {actions.includes('add') ? (
        <Button
          onClick={(event) => {
            bringIntoView(event.currentTarget);
            notifyRefusal(app, detail.addRow());
          }}
        >
          {app.t('box.addRow')}
        </Button>
      ) : null}
      {pickers
        .filter(({ table }) => app.schemas.mayPickFrom(table))
        .map((picker) => (
          <Button key={picker.text} onClick={() => pick(picker)}>
            {picker.text}
          </Button>
        ))}
      {actions.includes('delete') ? (
        <Button type="danger" onClick={() => notifyRefusal(app, detail.removeSelected())}>
          {app.t('box.deleteRow')}
        </Button>
      ) : null}
      {dialog}
    </div>
  );
});

/** Scrolls the whole detail into view. In a low window the new row would otherwise be cut off. */
function bringIntoView(button: Element): void {
  button.closest('.jig-detail')?.scrollIntoView?.({ block: 'nearest' });
}
