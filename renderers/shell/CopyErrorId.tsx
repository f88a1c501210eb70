import { type ReactNode, useState } from 'react';
import { useText } from '../../runtime/host/CoreContext.ts';
import { copyText } from '../../runtime/host/copyText.ts';

/** Copies the id of an error, by which the log of the server names it. */
export function CopyErrorId({ id }: { readonly id: string }): ReactNode {
  const t = useText();
  const [isCopied, setCopied] = useState(false);
  return (
    <button
      type="button"
      className="jig-toast-action"
      onClick={() => void copyText(id).then((copied) => setCopied(copied))}
    >
      <span aria-live="polite">{t(isCopied ? 'shell.errorIdCopied' : 'shell.copyErrorId')}</span>
    </button>
  );
}
