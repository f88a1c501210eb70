import type { ReactNode } from 'react';
import { PageLink } from '../../runtime/host/PageLink.tsx';
import type { CollectItem } from '../../runtime/wire/favourites/favouriteEndpoints.ts';

interface FavouriteLinkProps {
  readonly item: CollectItem;
  /** Address of the current page. */
  readonly current?: string | undefined;
}

/** A line that opens a favourite; views and records say which page they are of. */
export function FavouriteLink({ item: { url, text, of }, current }: FavouriteLinkProps): ReactNode {
  return (
    <PageLink
      to={url}
      className="jig-menu-entry"
      title={of === '' ? text : `${of} ${text}`}
      aria-current={url === current ? 'page' : undefined}
    >
      <span className="jig-favourite-text">
        {text}
        {of === '' ? null : <small>{of}</small>}
      </span>
    </PageLink>
  );
}
