import IconChevronDown from '@douyinfe/semi-icons/lib/es/icons/IconChevronDown';
import type { ReactNode } from 'react';

/** The arrow of a drop-down, hidden from screen readers. Semi's own arrow is an image without a name. */
export const arrow: ReactNode = <IconChevronDown role="presentation" aria-hidden="true" aria-label="-" />;
