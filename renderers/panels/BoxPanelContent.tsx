import IconClose from '@douyinfe/semi-icons/lib/es/icons/IconClose';
import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense, useEffect, useId, useRef } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { EditBoxStore } from '../../runtime/store/box/EditBoxStore.ts';
import { boxPanels } from './boxPanels.ts';
import './panels.css';

interface BoxPanelContentProps {
  readonly box: EditBoxStore;
  /** Name of the panel. */
  readonly name: string;
  /** Shown without being asked: it leaves the focus where it is. */
  readonly isGiven?: boolean;
  onClose(): void;
}

/** The open panel beside the document. It takes the focus, and gives it back to its button on close. */
export const BoxPanelContent = observer(function BoxPanelContent({
  box,
  name,
  isGiven = false,
  onClose,
}: BoxPanelContentProps): ReactNode {
  const { t, boxPanels: plugged } = useApp();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each panel takes the focus when it opens
  useEffect(() => {
    if (isGiven) return;
    title.current?.focus();
    title.current?.scrollIntoView?.({ block: 'nearest' });
  }, [name]);
  const panel = boxPanels(plugged).find((one) => one.name === name);
  if (panel === undefined || !panel.shows(box)) return null;
  const { view: View } = panel;
  const close = (): void => {
    onClose();
    document.querySelector<HTMLElement>(`[data-panel="${CSS.escape(name)}"]`)?.focus();
  };
  return (
    <aside
      className="jig-box-panel"
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        close();
      }}
    >
      <header>
        <h3 id={id} ref={title} tabIndex={-1}>
          {t(panel.label)}
        </h3>
        <Button
          theme="borderless"
          type="tertiary"
          icon={<IconClose aria-hidden="true" />}
          aria-label={t('panel.close', { title: t(panel.label) })}
          onClick={close}
        />
      </header>
      <Suspense fallback={<p>{t('panel.loading')}</p>}>
        <View key={`${box.turn} ${name}`} box={box} />
      </Suspense>
    </aside>
  );
});
