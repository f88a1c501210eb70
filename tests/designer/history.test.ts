import { describe, expect, it } from 'vitest';
import { History } from '../../designer/kit/History.ts';

describe('history of a draft', () => {
  it('goes back and forth, and forgets what lay ahead when something else is done', () => {
    const history = new History('空');
    history.push('开始');
    history.push('经理');
    expect([history.undo(), history.undo(), history.undo(), history.canUndo]).toEqual([
      '开始',
      '空',
      undefined,
      false,
    ]);
    expect([history.redo(), history.canRedo]).toEqual(['开始', true]);
    history.push('总监');
    expect([history.canRedo, history.redo(), history.undo()]).toEqual([false, undefined, '开始']);
  });

  it('letters typed one after the other are one step, words typed later or elsewhere another', () => {
    const history = new History('');
    history.push('销', 'name', 0);
    history.push('销售', 'name', 900);
    history.push('销售订单', 'name', 1800);
    history.push('销售订单审批', 'name', 2900);
    history.push('备注', 'remark', 3000);
    expect([history.undo(), history.undo(), history.undo()]).toEqual(['销售订单审批', '销售订单', '']);
  });

  it('a step that is amended is one step, however late', () => {
    const history = new History('');
    history.push('销售', 'name', 0);
    history.amend('销售1');
    expect([history.present, history.undo(), history.redo()]).toEqual(['销售1', '', '销售1']);
  });

  it('what is typed after going back does not join what was typed before', () => {
    const history = new History('');
    history.push('a', 'name', 0);
    history.undo();
    history.push('b', 'name', 100);
    expect([history.present, history.undo()]).toEqual(['b', '']);
  });

  it('keeps two hundred steps', () => {
    const history = new History(0);
    for (let n = 1; n <= 500; n++) history.push(n);
    let steps = 0;
    while (history.undo() !== undefined) steps++;
    expect([steps, history.present]).toEqual([200, 300]);
  });
});
