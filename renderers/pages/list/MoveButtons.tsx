import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { TreeMover } from '../../../runtime/store/tree/TreeMover.ts';

interface MoveButtonsProps {
  readonly mover: TreeMover;
  /** The chosen node; undefined: all nodes. */
  readonly node: string | undefined;
}

/** Moves the chosen node of a side tree in two steps, for fingers and keyboards: lift it, choose its parent, drop it. */
export const MoveButtons = observer(function MoveButtons({ mover, node }: MoveButtonsProps): ReactNode {
  const { t } = useApp();
  if (mover.lifted === undefined)
    return node === undefined ? null : (
      <Button size="small" onClick={() => mover.lift(node)}>
        {t('treeMove.liftOf', { name: mover.nameOf(node) })}
      </Button>
    );
  const to = node === mover.lifted ? undefined : node;
  return (
    <div className="jig-tree-move">
      <p>{t('treeMove.lifted', { name: mover.nameOf(mover.lifted) })}</p>
      <Button size="small" theme="solid" onClick={() => void mover.drop(to)}>
        {to === undefined ? t('treeMove.dropTop') : t('treeMove.drop', { parent: mover.nameOf(to) })}
      </Button>
      <Button size="small" onClick={mover.cancel}>
        {t('treeMove.cancel')}
      </Button>
    </div>
  );
});
