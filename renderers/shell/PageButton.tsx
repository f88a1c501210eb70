import type { ButtonHTMLAttributes, ReactNode } from 'react';
import '@douyinfe/semi-foundation/lib/es/button/button.css';
import '@douyinfe/semi-foundation/lib/es/button/iconButton.css';

type Native = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'>;

/** Props of `PageButton`, named as in Semi's Button. */
export interface PageButtonProps extends Native {
  readonly theme?: 'light' | 'solid' | 'borderless' | undefined;
  readonly type?: 'primary' | 'tertiary' | 'danger' | undefined;
  readonly size?: 'default' | 'small' | undefined;
  readonly icon?: ReactNode;
  /** `submit`: Enter in a field of its form presses it. */
  readonly htmlType?: 'button' | 'submit' | undefined;
}

/**
 * A button with Semi's styles but without its code.
 * Semi's Button brings part of lodash, 11 KB of every page's first load. Use this for what is drawn at first;
 * what opens later uses Semi's.
 */
export function PageButton(props: PageButtonProps): ReactNode {
  const { theme = 'light', type = 'primary', size = 'default', icon, className, children, ...rest } = props;
  const { htmlType = 'button', ...native } = rest;
  const bare = children === undefined || children === null;
  const classes = [
    'semi-button',
    `semi-button-${type}`,
    `semi-button-${theme}`,
    size === 'small' ? 'semi-button-size-small' : '',
    icon ? 'semi-button-with-icon' : '',
    icon && bare ? 'semi-button-with-icon-only' : '',
    className ?? '',
  ];
  return (
    <button type={htmlType} {...native} className={classes.filter(Boolean).join(' ')}>
      <span className="semi-button-content">
        {icon}
        {icon && !bare ? <span className="semi-button-content-right">{children}</span> : children}
      </span>
    </button>
  );
}
