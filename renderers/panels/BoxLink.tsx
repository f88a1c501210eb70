import type { MouseEvent, ReactNode } from 'react';
import { useHref, useNavigate } from 'react-router';
import type { EditBoxStore } from '../../runtime/store/box/EditBoxStore.ts';
import type { PageLink } from '../../runtime/store/page/pageLink.ts';

interface BoxLinkProps {
  readonly box: EditBoxStore;
  readonly to: PageLink;
  /** Accessible name; default the text. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A link that leaves the box: asks about unsaved input, closes the box and opens another page. */
export function BoxLink({ box, to, label, children }: BoxLinkProps): ReactNode {
  const navigate = useNavigate();
  const href = useHref(to);
  const follow = async (event: MouseEvent): Promise<void> => {
    // The browser opens another tab or window by itself.
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!(await box.close())) return;
    void navigate(to);
  };
  return (
    <a href={href} aria-label={label} onClick={(event) => void follow(event)}>
      {children}
    </a>
  );
}
