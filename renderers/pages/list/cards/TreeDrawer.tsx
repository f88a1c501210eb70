import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useApp } from '../../../../runtime/host/AppContext.ts';
import { cardMessages } from '../../../../runtime/model/messages/card.ts';
import { addMessages } from '../../../../runtime/model/messages/index.ts';
import type { PageStore } from '../../../../runtime/store/page/PageStore.ts';
import { Dialog } from '../../../dialogs/Dialog.tsx';
import { PageButton } from '../../../shell/PageButton.tsx';
import { SideTree } from '../SideTree.tsx';

addMessages(cardMessages);

interface TreeDrawerProps {
  readonly page: PageStore;
  readonly dataKey: string;
  readonly title: string;
}

/** The side tree of a list in a phone-sized window: a button with the chosen node, and a drawer that closes with a choice. */
export const TreeDrawer = observer(function TreeDrawer({ page, dataKey, title }: TreeDrawerProps): ReactNode {
  const { t, dictionaries } = useApp();
  const [open, setOpen] = useState(false);
  const { node } = page.list.query;
  const chosen = useRef(node);
  useEffect(() => {
    if (chosen.current !== node) setOpen(false);
    chosen.current = node;
  }, [node]);
  const name = node === undefined ? t('list.treeAll') : (dictionaries.label(dataKey, node) ?? node);
  return (
    <>
      <PageButton type="tertiary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('card.node', { title, name })}
      </PageButton>
      {open ? (
        <Dialog
          title={title}
          className="jig-tree-drawer"
          height="auto"
          informs
          onClose={() => setOpen(false)}
        >
          <SideTree page={page} dataKey={dataKey} title={title} />
        </Dialog>
      ) : null}
    </>
  );
});
