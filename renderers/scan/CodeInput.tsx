import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';
import type { ScanStore } from '../../runtime/store/scanning/ScanStore.ts';

const CameraScan = lazyPiece('CameraScan', async () => (await import('./CameraScan.tsx')).CameraScan);

/** Whether this browser reads codes with a camera. */
const hasCamera = (): boolean => 'BarcodeDetector' in globalThis && navigator.mediaDevices !== undefined;

/** On a touch screen a focused text would open the keyboard over the page. */
const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches;

/** Asks for the next code: scanned by a scanner or the camera, or typed. */
export const CodeInput = observer(function CodeInput({ store }: { readonly store: ScanStore }): ReactNode {
  const { t } = useApp();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isFilming, setFilming] = useState(false);
  const hasLine = store.line !== undefined;
  useEffect(() => {
    if (!hasLine && !isTouch()) input.current?.focus();
  }, [hasLine]);
  const take = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (code.trim() === '') return;
    await store.take(code);
    // A code that was refused stays, to be corrected.
    if (store.problem === '') setCode('');
    else input.current?.select();
  };
  return (
    <form className="jig-scan-code" onSubmit={(event) => void take(event)}>
      <label htmlFor={id}>{hasLine ? t('scanPage.code') : store.asked || t('scanPage.code')}</label>
      <div className="jig-scan-row">
        <input
          id={id}
          ref={input}
          data-scan="code"
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={t('scanPage.code')}
          onChange={(event) => setCode(event.target.value)}
        />
        <button type="submit" className="jig-scan-button">
          {t('scanPage.take')}
        </button>
      </div>
      {hasCamera() ? (
        <button
          type="button"
          className="jig-scan-button"
          aria-pressed={isFilming}
          onClick={() => setFilming(!isFilming)}
        >
          {t(isFilming ? 'scanPage.cameraStop' : 'scanPage.camera')}
        </button>
      ) : null}
      {isFilming ? (
        <Suspense>
          <CameraScan
            onCode={(found) => {
              setFilming(false);
              void store.take(found);
            }}
          />
        </Suspense>
      ) : null}
    </form>
  );
});
