import type { ReactNode } from 'react';

/** Content of an explain panel; it scrolls, so it is focusable by keyboard. */
export function ExplainBody({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="jig-why-body" aria-label={title} tabIndex={0}>
      {children}
    </section>
  );
}
