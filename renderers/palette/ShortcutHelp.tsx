import SemiSwitch from '@douyinfe/semi-ui/lib/es/switch';
import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode, useContext, useId, useState } from 'react';
import { CommandContext } from '../../runtime/host/CommandContext.ts';
import { useCore, useText } from '../../runtime/host/CoreContext.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { paletteMessages } from '../../runtime/model/messages/palette.ts';
import { holds } from '../../runtime/store/shell/CommandStore.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { Keys } from './Keys.tsx';
import { keyGroups } from './keyGroups.ts';
import './palette.css';

addMessages(paletteMessages);

/** The help dialog (`?`, F1): the keys that hold where the user is, by part of the page, and a switch for keys without Ctrl. */
export const ShortcutHelp = observer(function ShortcutHelp({ onClose }: { onClose(): void }): ReactNode {
  const { app } = useCore();
  const t = useText();
  const store = useContext(CommandContext);
  const id = useId();
  // Snapshot from before this dialog; it lists the commands and runs none.
  const [groups] = useState(() => {
    const dialogs = document.querySelectorAll('[aria-modal="true"]').length;
    return keyGroups(
      store.all.filter((command) => holds(command, dialogs)),
      t,
    );
  });
  return (
    <Dialog title={t('shell.shortcuts')} width={520} height={520} informs onClose={onClose}>
      <table className="jig-shortcuts">
        {groups.map(({ title, lines }) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={2} className="jig-shortcuts-group">
                {title}
              </th>
            </tr>
            {lines.map(({ label, keys }) => (
              <tr key={`${label} ${keys.join()}`}>
                <th scope="row">{label}</th>
                <td>
                  {keys.map((one, at) => (
                    <Fragment key={one}>
                      {at === 0 ? null : ' / '}
                      <Keys keys={one} />
                    </Fragment>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
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
