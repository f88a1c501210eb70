import { type ReactNode, useEffect, useReducer, useState } from 'react';
import { useCore, useText } from '../../runtime/host/CoreContext.ts';
import { retryPieces } from '../../runtime/host/failedPieces.ts';
import { reloadPage } from '../../runtime/host/reloadPage.ts';
import { useNewVersion } from '../../runtime/host/useNewVersion.ts';
import { useRetryWhenBack } from '../../runtime/host/useRetryWhenBack.ts';
import { addMessages, type MessageKey } from '../../runtime/model/messages/index.ts';
import { pieceMessages } from '../../runtime/model/messages/piece.ts';
import { saveUnsaved, unsavedWork } from '../../runtime/store/drafts/unsavedWork.ts';

addMessages(pieceMessages);

/** Milliseconds between two checks for unsaved work, which sends no events. */
const lookMs = 1_000;

/**
 * Notice that a part of the page failed to load.
 * Offers a retry unless the server has another version, and a reload once no unsaved work would be lost.
 * Never reloads by itself; a connection that comes back retries.
 */
export function MissingPieces(): ReactNode {
  const { notify } = useCore();
  const t = useText();
  const isNew = useNewVersion();
  const [, look] = useReducer((count: number) => count + 1, 0);
  const [isSaving, setSaving] = useState(false);
  useEffect(() => {
    const timer = setInterval(look, lookMs);
    return () => clearInterval(timer);
  }, []);
  useRetryWhenBack(retryPieces);
  const unsaved = unsavedWork();
  const copied = unsaved.flatMap((work) => work.text?.() ?? []).join('\n\n');
  const reload = (): void => {
    if (!reloadPage()) notify.error(t('piece.stillUnsaved'));
    look();
  };
  const saveAndReload = async (): Promise<void> => {
    setSaving(true);
    const isSaved = await saveUnsaved().finally(() => setSaving(false));
    if (isSaved) reload();
    else notify.error(t('piece.stillUnsaved'));
  };
  const copy = (): void =>
    void navigator.clipboard.writeText(copied).then(
      () => notify.success(t('piece.copied')),
      () => notify.error(t('piece.copyFailed')),
    );
  return (
    <div className="jig-piece-notice" role="alert">
      <p>{t(words(isNew, unsaved.length > 0))}</p>
      {isNew ? null : (
        <button type="button" className="jig-plain-button" onClick={retryPieces}>
          {t('shell.retry')}
        </button>
      )}
      {unsaved.length === 0 ? (
        <button type="button" className="jig-plain-button" onClick={reload}>
          {t('piece.reload')}
        </button>
      ) : (
        <>
          <button
            type="button"
            className="jig-plain-button"
            disabled={isSaving}
            onClick={() => void saveAndReload()}
          >
            {t('piece.saveAndReload')}
          </button>
          {copied === '' ? null : (
            <button type="button" className="jig-plain-button" onClick={copy}>
              {t('piece.copy')}
            </button>
          )}
        </>
      )}
    </div>
  );
}

const words = (isNew: boolean, isUnsaved: boolean): MessageKey =>
  isNew ? (isUnsaved ? 'piece.newUnsaved' : 'piece.new') : isUnsaved ? 'piece.failedUnsaved' : 'piece.failed';
