import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { saveFile } from '../../../runtime/host/saveFile.ts';
import { ImportButton } from '../../kit/ImportButton.tsx';
import { boardIn } from '../draft/boardIn.ts';
import type { BoardDesignStore } from '../store/BoardDesignStore.ts';

/** Largest file that is read, in bytes. */
const longest = 5_000_000;

/** Saves the board as a file, and takes one from a file into the draft. */
export const ExchangeButtons = observer(function ExchangeButtons({
  store,
}: {
  readonly store: BoardDesignStore;
}): ReactNode {
  const { t, data, notify } = useApp();
  const { name } = store.designed;
  const save = (): void =>
    saveFile(new Blob([JSON.stringify(store.patch, null, 2)], { type: 'application/json' }), `${name}.json`);
  const take = async (text: string): Promise<void> => {
    const found = boardIn(text);
    if (found === undefined) {
      notify.error(t('boardDesign.importNothing'));
      return;
    }
    // It stays the board that is designed.
    const { $schema: _place, ...rest } = found;
    const next = { ...rest, board: name };
    const { boards } = await data.designs();
    const answer = await boards.check(
      { name, patch: JSON.parse(JSON.stringify(next)) },
      AbortSignal.timeout(30_000),
    );
    // What does not have the shape of a board cannot be drawn.
    if (!answer.ok || answer.data.issues.length > 0)
      notify.error(answer.ok ? t('boardDesign.importWrong') : answer.failure.message);
    else {
      store.take(next);
      notify.success(t('boardDesign.imported'));
    }
  };
  return (
    <>
      <Button size="small" onClick={save}>
        {t('boardDesign.export')}
      </Button>
      <ImportButton title={t('boardDesign.import')} longest={longest} onText={(text) => void take(text)} />
    </>
  );
});
