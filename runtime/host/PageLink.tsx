import { type AnchorHTMLAttributes, forwardRef } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router';

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: To;
}

/**
 * A link to a page of the product, which opens without loading the product again. The link of React Router brings along what
 * fetches routes of data ahead, and no page is such a route.
 */
export const PageLink = forwardRef<HTMLAnchorElement, PageLinkProps>(function PageLink(
  { to, target, onClick, ...others },
  ref,
) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { ...(target !== undefined && { target }) });
  return (
    <a
      {...others}
      ref={ref}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
});
