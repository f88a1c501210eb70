import IconPrint from '@douyinfe/semi-icons/lib/es/icons/IconPrint';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { useCommands } from '../../runtime/host/CommandContext.ts';
import type { EditBoxStore } from '../../runtime/store/box/EditBoxStore.ts';
import { beginPrint } from './beginPrint.ts';
import { PrintedNote } from './PrintedNote.tsx';
import { usePrinted } from './usePrinted.ts';
import './print.css';

interface BoxPrintProps {
  readonly box: EditBoxStore;
}

/** Prints the stored document of a box, and says how often it was printed. */
export const BoxPrint = observer(function BoxPrint({ box }: BoxPrintProps): ReactNode {
  const app = useApp();
  const { t, settings, stores } = app;
  const { table, cnName } = box.doc.main;
  const { hasPrints = false, hasPrintChoice = false } = settings.of(table);
  const isStored = hasPrints && box.phase === 'ready' && box.saveAction !== 'Add' && box.key !== undefined;
  const key = isStored ? box.key : undefined;
  const printed = usePrinted(table, key === undefined ? [] : [key], stores?.print?.made ?? 0);
  const commands = useMemo(() => {
    if (key === undefined) return [];
    const run = (): void => {
      // What is printed is what is stored.
      if (box.unsaved) app.notify.error(t('print.saveFirst'));
      else void beginPrint(app, { api: table, title: cnName, keys: [key] }, hasPrintChoice);
    };
    return [{ id: 'box.print', label: t('action.Print'), keys: 'mod+p', inDialog: true, run }];
  }, [app, box, t, table, cnName, key, hasPrintChoice]);
  useCommands(commands);
  if (key === undefined) return null;
  return (
    <>
      <button
        type="button"
        className="jig-print-open"
        aria-label={t('action.Print')}
        title={t('print.keys')}
        onClick={() => commands[0]?.run()}
      >
        <IconPrint aria-hidden="true" />
        <span className="jig-print-word">{t('action.Print')}</span>
      </button>
      <PrintedNote printed={printed} count={1} />
    </>
  );
});
