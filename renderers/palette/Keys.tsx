import { Fragment, type ReactNode } from 'react';
import { useText } from '../../runtime/host/CoreContext.ts';

/** Shows keys as labelled on the keyboard: `mod+k` is Ctrl K. */
export function Keys({ keys }: { readonly keys: string }): ReactNode {
  const t = useText();
  return (
    <span className="jig-keys">
      {keys.split('+').map((key, at) => (
        <Fragment key={key}>
          {at === 0 ? null : ' '}
          <kbd>{key === 'mod' ? t('palette.mod') : key.toUpperCase()}</kbd>
        </Fragment>
      ))}
    </span>
  );
}
