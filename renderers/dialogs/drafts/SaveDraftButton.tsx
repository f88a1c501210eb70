import Button from '@douyinfe/semi-ui/lib/es/button';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { draftMessages } from '../../../runtime/model/messages/draft.ts';
import { addMessages } from '../../../runtime/model/messages/index.ts';
import type { EditBoxStore } from '../../../runtime/store/box/EditBoxStore.ts';
import { leaveAsDraft } from '../../../runtime/store/drafts/leaveAsDraft.ts';

addMessages(draftMessages);

/** 存草稿: keeps the input in this browser and closes the box; nothing is submitted. */
export function SaveDraftButton({ box }: { readonly box: EditBoxStore }): ReactNode {
  const { t } = useApp();
  return (
    <Button type="tertiary" onClick={() => void leaveAsDraft(box, t)}>
      {t('draft.save')}
    </Button>
  );
}
