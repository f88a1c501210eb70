import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { saveFile } from '../../../runtime/host/saveFile.ts';
import { ImportButton } from '../../kit/ImportButton.tsx';
import type { PrintDesignStore } from '../store/PrintDesignStore.ts';
import { templateIn } from './usePrintDraft.ts';

/** Largest file that is read, in bytes. */
const longest = 3_000_000;

/** Saves the template as a file, and takes one from a file into the draft. */
export const ExchangeButtons = observer(function ExchangeButtons({
  store,
}: {
  readonly store: PrintDesignStore;
}): ReactNode {
  const { t, data, notify } = useApp();
  const { designed, draft } = store;
  const save = (): void =>
    saveFile(
      new Blob([JSON.stringify(store.patch, null, 2)], { type: 'application/json' }),
      `${designed.name}.json`,
    );
  const take = async (text: string): Promise<void> => {
    const found = templateIn(text);
    if (found === undefined) {
      notify.error(t('printDesign.importNothing'));
      return;
    }
    // It stays the template that is designed, and of the same documents.
    const next = { ...found, print: draft.print, table: draft.table };
    const { prints } = await data.designs();
    const answer = await prints.check(
      { name: designed.name, patch: JSON.parse(JSON.stringify(next)) },
      AbortSignal.timeout(30_000),
    );
    const first = answer.ok ? answer.data.issues[0] : undefined;
    // What does not have the shape of a template cannot be drawn.
    if (!answer.ok || first !== undefined)
      notify.error(answer.ok ? t('printDesign.importWrong') : answer.failure.message);
    else {
      store.take(next);
      notify.success(t('printDesign.imported'));
    }
  };
  return (
    <>
      <Button size="small" onClick={save}>
        {t('printDesign.export')}
      </Button>
      <ImportButton title={t('printDesign.import')} longest={longest} onText={(text) => void take(text)} />
    </>
  );
});
