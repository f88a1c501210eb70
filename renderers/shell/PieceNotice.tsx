import { observer } from 'mobx-react-lite';
import { useEffect, useReducer, useState } from 'react';
import { useCore, useText } from '../../runtime/host/CoreContext.ts';
import { isPieceMissing, retryPieces } from '../../runtime/host/failedPieces.ts';
import { reloadPage } from '../../runtime/host/reloadPage.ts';
import { saveUnsaved, unsavedWork } from '../../runtime/store/unsavedWork.ts';

/** Milliseconds between two checks for unsaved work, which sends no events. */
const lookMs = 1_000;

/**
 * Notice that a part of the page failed to load.
 * Offers a retry, and a reload once no unsaved work would be lost. Never does either by itself.
 */
export const PieceNotice = observer(function PieceNotice() {
  return isPieceMissing() ? <Notice /> : null;
});

function Notice() {
  const { notify } = useCore();
  const t = useText();
  const [, look] = useReducer((count: number) => count + 1, 0);
  const [isSaving, setSaving] = useState(false);
  useEffect(() => {
    const timer = setInterval(look, lookMs);
    return () => clearInterval(timer);
  }, []);
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
      <p>{t(unsaved.length > 0 ? 'piece.failedUnsaved' : 'piece.failed')}</p>
      <button type="button" className="jig-plain-button" onClick={retryPieces}>
        {t('shell.retry')}
      </button>
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
