import SemiSwitch from '@douyinfe/semi-ui/lib/es/switch';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useContext, useId, useState } from 'react';
import { CommandContext } from '../../runtime/host/CommandContext.ts';
import { useCore, useText } from '../../runtime/host/CoreContext.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { paletteMessages } from '../../runtime/model/messages/palette.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { Keys } from './Keys.tsx';
import './palette.css';

addMessages(paletteMessages);

/** The help dialog (`?`): shortcuts of the current page, and a switch for shortcuts without Ctrl. */
export const ShortcutHelp = observer(function ShortcutHelp({ onClose }: { onClose(): void }): ReactNode {
  const { app } = useCore();
  const t = useText();
  const store = useContext(CommandContext);
  const id = useId();
  // Snapshot from when the dialog opened; it lists the commands and runs none.
  const [commands] = useState(() => store.all.filter(({ keys }) => keys !== undefined));
  return (
    <Dialog title={t('shell.shortcuts')} width={480} height={360} informs onClose={onClose}>
      <table className="jig-shortcuts">
        <tbody>
          {commands.map((command) => (
            <tr key={command.id}>
              <th scope="row">{command.label}</th>
              <td>
                <Keys keys={command.keys ?? ''} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="jig-shortcuts-switch">
        <SemiSwitch
          id={id}
          aria-labelledby={`${id}-label`}
          checked={app.singleKeys}
          onChange={app.toggleSingleKeys}
        />
        <label id={`${id}-label`} htmlFor={id}>
          {t('palette.singleKeys')}
        </label>
      </div>
    </Dialog>
  );
});
