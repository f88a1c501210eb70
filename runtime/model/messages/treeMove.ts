import type { Catalogue } from './Catalogue.ts';

/** Texts of moving the nodes of a side tree. */
export const treeMoveMessages = {
  'treeMove.hint': {
    zh: '可以移动：拖动，或按 Ctrl+X 拿起、Ctrl+V 放到当前节点下，Esc 取消',
    en: 'Nodes can be moved: drag them, or press Ctrl+X to lift, Ctrl+V to drop below the current node, Esc to cancel',
  },
  'treeMove.liftOf': { zh: '移动【{name}】', en: 'Move [{name}]' },
  'treeMove.drop': { zh: '放到【{parent}】下', en: 'Put below [{parent}]' },
  'treeMove.dropTop': { zh: '放到最上级', en: 'Put at the top' },
  'treeMove.cancel': { zh: '取消移动', en: 'Cancel the move' },
  'treeMove.lifted': {
    zh: '已拿起【{name}】，请选择新的上级',
    en: '[{name}] is lifted; choose its new parent',
  },
  'treeMove.cancelled': { zh: '已取消移动【{name}】', en: 'Moving [{name}] was cancelled' },
  'treeMove.moved': { zh: '【{name}】已移到【{parent}】下', en: '[{name}] is below [{parent}] now' },
  'treeMove.top': { zh: '最上级', en: 'the top' },
  'treeMove.same': { zh: '【{name}】已经在此处', en: '[{name}] is there already' },
  'treeMove.below': {
    zh: '【{name}】不能移到自己或自己的下级【{parent}】下',
    en: '[{name}] cannot be moved below itself or its own child [{parent}]',
  },
  'treeMove.gone': {
    zh: '【{name}】已不存在，请刷新后再移动',
    en: '[{name}] is no longer there; reload and move again',
  },
  'treeMove.undo': { zh: '撤销', en: 'Undo' },
} as const satisfies Catalogue;
