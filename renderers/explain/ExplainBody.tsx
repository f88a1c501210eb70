import type { ReactNode } from 'react';

/** What a why panel says: it scrolls, so the keyboard reaches it. */
export function ExplainBody({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="jig-why-body" aria-label={title} tabIndex={0}>
      {children}
    </section>
  );
}
