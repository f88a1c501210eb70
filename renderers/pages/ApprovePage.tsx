import { type ReactNode, useEffect, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { usePageRoute } from '../../runtime/host/PageRoute.ts';
import { approvalMessages } from '../../runtime/model/messages/approval.ts';
import { approvalScreenMessages } from '../../runtime/model/messages/approvalScreen.ts';
import { inboxMessages } from '../../runtime/model/messages/inbox.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { listDialogMessages } from '../../runtime/model/messages/listDialog.ts';
import { holdUnsaved } from '../../runtime/store/drafts/unsavedWork.ts';
import { AskedStore } from '../../runtime/store/workflow/AskedStore.ts';
import { AskedContent } from '../workflow/approve/AskedContent.tsx';
import { WaysBack } from '../workflow/approve/WaysBack.tsx';
import '../workflow/approve/approve.css';

addMessages(approvalMessages);
addMessages(approvalScreenMessages);
addMessages(inboxMessages);
addMessages(listDialogMessages);

/** `page: "approve"`: decides on one document, laid out for phones. Messages link to `?table=&key=`. */
export function ApprovePage(): ReactNode {
  const { t } = useApp();
  const { search } = usePageRoute();
  const query = new URLSearchParams(search);
  const [table, key] = [query.get('table') ?? '', query.get('key') ?? ''];
  if (table === '' || key === '')
    return (
      <div className="jig-approve">
        <div className="jig-approve-body">
          <p role="alert">{t('inbox.noDocument')}</p>
          <WaysBack />
        </div>
      </div>
    );
  return <OneDocument key={`${table} ${key}`} table={table} documentKey={key} />;
}

/** Mounted with a key per document, so that each document has its own store. */
function OneDocument({
  table,
  documentKey,
}: {
  readonly table: string;
  readonly documentKey: string;
}): ReactNode {
  const app = useApp();
  const [store] = useState(() => new AskedStore(app, table, documentKey, sessionStorage));
  useEffect(() => holdUnsaved({ unsaved: () => store.unsaved }), [store]);
  return <AskedContent store={store} />;
}
