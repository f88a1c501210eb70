import IconSearch from '@douyinfe/semi-icons/lib/es/icons/IconSearch';
import IconTreeTriangleDown from '@douyinfe/semi-icons/lib/es/icons/IconTreeTriangleDown';
import Input from '@douyinfe/semi-ui/lib/es/input';
import type { ReactNode } from 'react';

/**
 * Triangle that opens a node of Semi's trees. Semi's own is a button with an English name; the item itself says
 * whether it is open, and arrow keys open it.
 */
export const expandIcon: ReactNode = <IconTreeTriangleDown aria-hidden="true" aria-label="-" size="small" />;

interface TreeSearch {
  readonly value: string;
  readonly className: string;
  readonly placeholder: string;
  readonly onChange: (value: string) => void;
}

/** Search box of Semi's trees, named by its placeholder; Semi's own has an English name. */
export const treeSearch = ({ value, className, placeholder, onChange }: TreeSearch): ReactNode => (
  <Input
    aria-label={placeholder}
    value={value}
    className={className}
    placeholder={placeholder}
    prefix={<IconSearch aria-hidden="true" />}
    showClear
    onChange={onChange}
  />
);
