import type { ReactNode } from 'react';
import { paramsEndpoints } from '../../runtime/wire/params/paramsEndpoints.ts';

interface LogoProps {
  readonly size?: number;
  /** Names the logo that an administrator uploaded; undefined: the product's own. */
  readonly uploaded?: string | undefined;
}

/** Product logo: a jig holding a workpiece, or the uploaded one. Decorative; the name is beside it. */
export function Logo({ size = 26, uploaded }: LogoProps): ReactNode {
  if (uploaded !== undefined)
    return (
      <img
        src={`${new URL(paramsEndpoints.logo.path.slice(1), document.baseURI).pathname}?v=${encodeURIComponent(uploaded)}`}
        width={size}
        height={size}
        alt=""
        className="jig-logo"
      />
    );
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#0b5cd5" />
      <path
        d="M7 9h5v14h8V9h5"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx="16" cy="14" r="3.2" fill="#ffc53d" />
    </svg>
  );
}
