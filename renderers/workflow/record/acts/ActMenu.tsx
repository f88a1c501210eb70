import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import type { RecordKey } from '../../../../runtime/data/DataSource.ts';
import type { ActName } from '../../../../runtime/data/workflow/FlowCalls.ts';
import { useApp } from '../../../../runtime/host/AppContext.ts';
import { addMessages } from '../../../../runtime/model/messages/index.ts';
import { watchMessages } from '../../../../runtime/model/messages/watch.ts';
import type { ApprovalStore } from '../../../../runtime/store/workflow/ApprovalStore.ts';
import { MenuButton } from '../../../shell/MenuButton.tsx';
import { ActDialog } from './ActDialog.tsx';

addMessages(watchMessages);

interface ActMenuProps {
  readonly table: string;
  readonly recordKey: RecordKey;
  readonly store: ApprovalStore;
  /** Actions with their own button; the rest go under 更多. */
  readonly apart?: readonly ActName[];
  /** Called after an action, while the approval reloads. */
  onDone?(): void;
}

/** Order of the menu: most frequent first. */
const names: readonly ActName[] = ['withdraw', 'transfer', 'addSigner', 'urge', 'copyTo', 'comment'];

const none: readonly ActName[] = [];

/** Menu of the user's actions on a document besides deciding, each in its dialog. Draws nothing without actions. */
export const ActMenu = observer(function ActMenu(props: ActMenuProps): ReactNode {
  const { table, recordKey, store, apart = none, onDone } = props;
  const { t } = useApp();
  const [open, setOpen] = useState<ActName>();
  const { approval } = store;
  if (!approval) return null;
  const may = names.filter((name) => approval.may[name]);
  const lines = may.filter((name) => !apart.includes(name));
  return (
    <>
      {may
        .filter((name) => apart.includes(name))
        .map((name) => (
          <Button key={name} type="tertiary" onClick={() => setOpen(name)}>
            {t(`watch.${name}`)}
          </Button>
        ))}
      {lines.length === 0 ? null : (
        <MenuButton
          lines={lines.map((name) => ({ key: name, text: t(`watch.${name}`), run: () => setOpen(name) }))}
        >
          {t('watch.more')}
        </MenuButton>
      )}
      {open === undefined ? null : (
        <ActDialog
          name={open}
          subject={{
            table,
            key: recordKey,
            stepId: approval.currentStepId,
            waiting: approval.waiting.names,
          }}
          onClose={() => setOpen(undefined)}
          onDone={() => {
            void store.load();
            onDone?.();
          }}
        />
      )}
    </>
  );
});
