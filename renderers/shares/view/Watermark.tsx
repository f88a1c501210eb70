import type { ReactNode } from 'react';

/** How often the text stands over the page. */
const times = 40;

/**
 * A text over everything, so that a photograph of the page tells where it came from. It takes no clicks. The style sheet writes
 * it: it is faint by intent, and no text to read.
 */
export function Watermark({ text }: { readonly text: string }): ReactNode {
  return (
    <div className="jig-shared-watermark" aria-hidden="true">
      {Array.from({ length: times }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <span key={at} data-text={text} />
      ))}
    </div>
  );
}
