import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { panelMessages } from '../../runtime/model/messages/panel.ts';
import type { EditBoxStore } from '../../runtime/store/box/EditBoxStore.ts';
import { boxPanels } from './boxPanels.ts';

addMessages(panelMessages);

interface PanelButtonsProps {
  readonly box: EditBoxStore;
  /** Name of the open panel. */
  readonly open: string | undefined;
  onOpen(name: string | undefined): void;
}

/** Buttons at the foot of a box that open and close its panels. */
export const PanelButtons = observer(function PanelButtons({
  box,
  open,
  onOpen,
}: PanelButtonsProps): ReactNode {
  const app = useApp();
  if (box.phase !== 'ready') return null;
  return boxPanels(app.boxPanels)
    .filter((panel) => panel.shows(box))
    .map(({ name, label }) => (
      <Button
        key={name}
        data-panel={name}
        aria-expanded={open === name}
        onClick={() => onOpen(open === name ? undefined : name)}
      >
        {app.t(label)}
      </Button>
    ));
});
