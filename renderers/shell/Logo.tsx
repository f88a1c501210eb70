import type { ReactNode } from 'react';

/** Product logo: a jig holding a workpiece. Decorative; the name is beside it. */
export function Logo({ size = 26 }: { readonly size?: number }): ReactNode {
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
