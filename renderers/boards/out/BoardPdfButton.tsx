import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { cancelledCode, type Follow } from '../../../runtime/data/longCall.ts';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { saveFile } from '../../../runtime/host/saveFile.ts';
import type { BoardStore } from '../../../runtime/store/boards/BoardStore.ts';
import { PageButton } from '../../shell/PageButton.tsx';

interface BoardPdfButtonProps {
  readonly store: BoardStore;
  readonly title: string;
}

/** Follows nothing: for a host without the store of long work. */
const alone: Follow = { signal: new AbortController().signal, told: () => undefined };

/** Saves the board as a PDF that the server makes, with what the user may see and the filters that are chosen. */
export const BoardPdfButton = observer(function BoardPdfButton({
  store,
  title,
}: BoardPdfButtonProps): ReactNode {
  const { notify, stores, t } = useApp();
  const [isMade, setMade] = useState(false);
  const make = async (follow: Follow): Promise<void> => {
    const answer = await store.pdf(follow);
    if (answer.ok) {
      saveFile(answer.data.bytes, answer.data.name);
      notify.success(t('board.page.pdfSaved', { name: answer.data.name }));
    } else if (answer.failure.code !== cancelledCode)
      notify.error(answer.failure.message === '' ? t('board.page.notSaved') : answer.failure.message);
  };
  const press = async (): Promise<void> => {
    if (isMade) return;
    setMade(true);
    const works = stores?.longWork;
    try {
      await (works === undefined ? make(alone) : works.run(t('board.page.pdfWork', { title }), make));
    } catch {
      notify.error(t('board.page.notSaved'));
    } finally {
      setMade(false);
    }
  };
  return (
    <>
      <PageButton type="tertiary" theme="borderless" aria-disabled={isMade} onClick={() => void press()}>
        {t(isMade ? 'board.page.pdfMade' : 'board.page.pdf')}
      </PageButton>
      <span className="jig-visually-hidden" role="status">
        {isMade ? t('board.page.pdfMade') : ''}
      </span>
    </>
  );
});
