import type { App } from '../../runtime/host/AppContext.ts';
import type { BoxLayout } from '../../runtime/store/box/BoxLayout.ts';
import type { EditBoxStore } from '../../runtime/store/box/EditBoxStore.ts';
import type { DetailStore } from '../../runtime/store/detail/DetailStore.ts';
import type { Command } from '../../runtime/store/shell/CommandStore.ts';
import { notifyRefusal } from '../form/notifyRefusal.ts';

/** What the commands of a box need of its view. */
interface BoxWiring {
  readonly editable: boolean;
  readonly layout: BoxLayout;
  onWhy(): void;
}

/** Commands of an open box: why, room for the grid, save, and a new row of the detail table in front. */
export function boxCommands(app: App, box: EditBoxStore, wiring: BoxWiring): readonly Command[] {
  const { t } = app;
  const { editable, layout, onWhy } = wiring;
  const why: Command = { id: 'box.why', label: t('box.why'), keys: 'mod+/', inDialog: true, run: onWhy };
  const room: Command = {
    id: 'box.gridRoom',
    label: t('box.gridRoom'),
    keys: 'mod+g',
    inDialog: true,
    run: layout.toggle,
  };
  const looking = box.details.length === 0 ? [why] : [why, room];
  if (!editable) return looking;
  const save: Command = {
    id: 'box.save',
    label: t('list.save'),
    keys: 'mod+s',
    inDialog: true,
    run: () => void box.save(),
  };
  const problem = (id: string, label: string, keys: string, by: 1 | -1): Command => ({
    id,
    label,
    keys,
    inDialog: true,
    run: () => box.problems.step(by),
  });
  const problems = [
    problem('box.nextProblem', t('box.nextProblem'), 'f8', 1),
    problem('box.previousProblem', t('box.previousProblem'), 'shift+f8', -1),
  ];
  if (!growing(box)) return [...looking, save, ...problems];
  const addRow = (): void => {
    const detail = growing(box);
    if (detail) notifyRefusal(app, detail.addRow());
  };
  return [
    ...looking,
    save,
    ...problems,
    { id: 'box.addRow', label: t('box.addRow'), keys: 'mod+enter', inDialog: true, run: addRow },
  ];
}

/** The detail in front, when the user may add rows to it. */
function growing(box: EditBoxStore): DetailStore | undefined {
  const shown = box.shownDetail ?? box.details[0]?.schema.table;
  const detail = box.details.find(({ schema }) => schema.table === shown);
  return detail?.edit.mayAdd ? detail : undefined;
}
