import IconCopy from '@douyinfe/semi-icons/lib/es/icons/IconCopy';
import IconImport from '@douyinfe/semi-icons/lib/es/icons/IconImport';
import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { HistoryButtons } from '../../kit/HistoryButtons.tsx';
import { clipboard } from '../store/clipboard.ts';
import type { FlowDesignerStore } from '../store/FlowDesignerStore.ts';
import type { FlowVerbs } from '../store/flowVerbs.ts';

interface DesignerBarProps {
  readonly store: FlowDesignerStore;
  readonly verbs: FlowVerbs;
  onImport(): void;
}

/** Undo, redo, copy, paste, layout. */
export const DesignerBar = observer(function DesignerBar({
  store,
  verbs,
  onImport,
}: DesignerBarProps): ReactNode {
  const { t, notify } = useApp();
  const paste = (): void => {
    const text = clipboard.get();
    if (text === undefined) notify.error(t('flowDesigner.nothingToPaste'));
    else verbs.paste(text);
  };
  return (
    <div className="jig-fd-actions" role="toolbar" aria-label={t('editor.toolbar')}>
      <HistoryButtons store={store} />
      <Button size="small" icon={<IconCopy aria-hidden="true" />} onClick={() => void verbs.copy()}>
        {t('flowDesigner.copy')}
      </Button>
      <Button size="small" onClick={paste}>
        {t('flowDesigner.paste')}
      </Button>
      <Button size="small" icon={<IconImport aria-hidden="true" />} aria-haspopup="dialog" onClick={onImport}>
        {t('flowDesigner.import')}
      </Button>
      <Button size="small" onClick={() => void verbs.layout()}>
        {t('flowDesigner.layout')}
      </Button>
    </div>
  );
});
