import { Fragment, type ReactNode } from 'react';
import { useText } from '../../runtime/host/CoreContext.ts';

/** The print on a key: a letter or `F2` large, the first letter of words. */
const printed = (key: string): string =>
  key.replace(/(?<![A-Za-z])[a-z]+\d*/g, (word) =>
    /^[a-z]\d*$/.test(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1),
  );

/** Shows keys as labelled on the keyboard: `mod+k` is Ctrl K. */
export function Keys({ keys }: { readonly keys: string }): ReactNode {
  const t = useText();
  return (
    <span className="jig-keys">
      {keys.split('+').map((key, at) => (
        <Fragment key={key}>
          {at === 0 ? null : ' '}
          <kbd>{key === 'mod' ? t('palette.mod') : printed(key)}</kbd>
        </Fragment>
      ))}
    </span>
  );
}
