import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../renderers/dialogs/Dialog.tsx';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { componentKind } from '../components/componentKinds.ts';
import type { FormDesignerStore } from '../store/FormDesignerStore.ts';

/** The pop-up buttons of a designed form; each opens an example. */
export const PopupButtons = observer(function PopupButtons({
  store,
}: {
  readonly store: FormDesignerStore;
}): ReactNode {
  const { t } = useApp();
  const [isOpen, setOpen] = useState(false);
  const buttons = store.visible.filter(({ type }) => componentKind(type)?.popup);
  if (buttons.length === 0) return null;
  return (
    <div className="jig-fm-popups">
      {buttons.map(({ part, title }) => (
        <Button key={part.id} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {title}
        </Button>
      ))}
      {isOpen ? (
        <Dialog onClose={() => setOpen(false)}>
          <p>{t('formDesign.boxExample')}</p>
        </Dialog>
      ) : null}
    </div>
  );
});
