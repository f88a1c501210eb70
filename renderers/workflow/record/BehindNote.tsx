import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import { watchMessages } from '../../../runtime/model/messages/watch.ts';
import type { ApprovalStore } from '../../../runtime/store/workflow/ApprovalStore.ts';

addMessages(watchMessages);

interface BehindNoteProps {
  readonly store: ApprovalStore;
}

/** Notice that another user acted on the document meanwhile. Keeps the typed decision until the user reloads. */
export const BehindNote = observer(function BehindNote({ store }: BehindNoteProps): ReactNode {
  const { t } = useApp();
  return (
    <div role="status">
      {store.behind ? (
        <div className="jig-box-reason">
          {t('watch.changed')}{' '}
          <Button theme="borderless" onClick={() => void store.load()}>
            {t('watch.newest')}
          </Button>
        </div>
      ) : null}
    </div>
  );
});
