import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';

/** The reader of codes that some browsers have. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

/** Milliseconds between two looks at the picture. */
const pause = 200;

const makeDetector = (): Detector | undefined => {
  const { BarcodeDetector } = globalThis as { readonly BarcodeDetector?: new () => Detector };
  return BarcodeDetector && new BarcodeDetector();
};

/** The picture of the camera, until it shows a code. The pictures stay in the browser. */
export function CameraScan({ onCode }: { readonly onCode: (code: string) => void }): ReactNode {
  const { t } = useApp();
  const video = useRef<HTMLVideoElement>(null);
  const [isDenied, setDenied] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, while it is shown
  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const detector = makeDetector();
    const stop = (): void => {
      isOver = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const look = async (): Promise<void> => {
      const element = video.current;
      // A picture that cannot be read yet is looked at again.
      const codes = element && detector ? await detector.detect(element).catch(() => []) : [];
      const code = codes[0]?.rawValue;
      if (isOver) return;
      if (code === undefined) timer = setTimeout(() => void look(), pause);
      else {
        stop();
        onCode(code);
      }
    };
    const start = async (): Promise<void> => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      const element = video.current;
      if (isOver || !element) {
        stop();
        return;
      }
      element.srcObject = stream;
      await element.play();
      await look();
    };
    start().catch(() => {
      if (!isOver) setDenied(true);
    });
    return stop;
  }, []);
  if (isDenied)
    return (
      <p role="alert" className="jig-scan-problem">
        {t('scanPage.cameraDenied')}
      </p>
    );
  return <video ref={video} className="jig-scan-video" muted playsInline aria-label={t('scanPage.camera')} />;
}
