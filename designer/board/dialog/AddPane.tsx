import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { cardKinds } from '../../../runtime/model/boards/cards/cardKinds.ts';
import { draggedKind } from '../canvas/gridLook.ts';
import type { BoardVerbs } from '../store/boardVerbs.ts';

interface AddPaneProps {
  readonly verbs: BoardVerbs;
  onCompose(): void;
  onCopyFrom(): void;
}

/** What can be added: a chart made of data, a card of another board, and each kind of card. */
export const AddPane = observer(function AddPane({ verbs, onCompose, onCopyFrom }: AddPaneProps): ReactNode {
  const { t, locale } = useApp();
  return (
    <section className="jig-bd-add" aria-label={t('boardDesign.add')}>
      <Button theme="solid" type="primary" aria-haspopup="dialog" onClick={onCompose}>
        {t('boardDesign.compose')}
      </Button>
      <Button aria-haspopup="dialog" onClick={onCopyFrom}>
        {t('boardDesign.copyFrom')}
      </Button>
      <p className="jig-bd-note">{t('boardDesign.addTip')}</p>
      <div className="jig-bd-kinds">
        {cardKinds.map((kind) => (
          <button
            key={kind.name}
            type="button"
            className="jig-bd-kind"
            draggable
            onDragStart={({ dataTransfer }) => {
              dataTransfer.setData(draggedKind, kind.name);
              dataTransfer.effectAllowed = 'copy';
            }}
            onClick={() => verbs.add(kind)}
          >
            {kind.title[locale]}
          </button>
        ))}
      </div>
    </section>
  );
});
