import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import type { BoxPartProps } from '../../runtime/BoxPart.ts';
import { useApp } from '../../runtime/host/AppContext.ts';
import { useLive } from '../../runtime/host/useLive.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { totalsMessages } from '../../runtime/model/messages/totals.ts';
import { loadDocument } from '../../runtime/store/box/loadDocument.ts';
import { totalsChanged } from '../../runtime/store/links/totalsChanged.ts';
import './totalsNote.css';

addMessages(totalsMessages);

/**
 * Follows the open document: one that is only looked at shows its new quantities at once. Where the user may be typing it
 * says that there are some.
 */
export const TotalsNote = observer(function TotalsNote({ box }: BoxPartProps): ReactNode {
  const { data, t } = useApp();
  const { key, doc } = box;
  const [isBehind, setBehind] = useState(false);
  const follow = async (): Promise<void> => {
    if (key === undefined) return;
    const { turn } = box;
    const answer = await loadDocument(data, doc, key);
    if (!answer.ok || box.turn !== turn || !totalsChanged(doc, box.forms.base, answer.data)) return;
    if (box.editable || box.action === 'Audit') setBehind(true);
    else await box.open(box.action, key, {}, answer.data);
  };
  useLive(
    (live) => live.watch({ table: doc.main.table, key: String(key) }, () => void follow(), box.readAt),
    `${doc.main.table} ${key}`,
  );
  if (!isBehind) return null;
  return (
    <p role="status" className="jig-totals-note">
      {t(box.unsaved ? 'totals.behindUnsaved' : 'totals.behind')}
      {box.unsaved ? null : (
        <Button theme="borderless" size="small" onClick={() => void box.reload(box.action)}>
          {t('totals.read')}
        </Button>
      )}
    </p>
  );
});
