import type { ReactNode } from 'react';
import { useText } from './CoreContext.ts';

interface SplashProps {
  readonly text: string;
  /** True for a failure, false while waiting. */
  readonly alert?: boolean;
  readonly retry?: () => void;
}

/** A message that fills the window while nothing else can be shown. */
export function Splash({ text, alert, retry }: SplashProps): ReactNode {
  const t = useText();
  return (
    <div className="jig-splash" role={alert ? 'alert' : 'status'}>
      {alert ? null : <span className="jig-spinner" aria-hidden="true" />}
      <p>{text}</p>
      {retry ? (
        <button type="button" className="jig-plain-button" onClick={retry}>
          {t('shell.retry')}
        </button>
      ) : null}
    </div>
  );
}
