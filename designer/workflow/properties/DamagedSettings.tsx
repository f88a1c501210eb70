import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { cellText } from './cellText.ts';
import type { NodePanelProps } from './PanelProps.ts';

/** Shows `jig` settings of a node that cannot be read. They stay until the user clears them. */
export function DamagedSettings({ part, index, readonly, onSet }: NodePanelProps): ReactNode {
  const { t, notify } = useApp();
  const clear = async (): Promise<void> => {
    const question = { title: t('list.confirmTitle'), text: t('flowPanel.clearSettings') };
    if (await notify.confirm(question)) onSet({ jig: undefined });
  };
  return (
    <div className="jig-property" data-place={`/NodeConfig/${index}/jig`}>
      <p className="jig-property-issue jig-error">{t('flowPanel.damagedSettings')}</p>
      <pre className="jig-condition-damaged">{cellText(part.jig)}</pre>
      {readonly ? null : (
        <button type="button" className="jig-link" onClick={() => void clear()}>
          {t('filter.startAnew')}
        </button>
      )}
    </div>
  );
}
