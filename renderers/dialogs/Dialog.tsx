import Button from '@douyinfe/semi-ui/lib/es/button';
import ConfigContext from '@douyinfe/semi-ui/lib/es/configProvider/context';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { useApp } from '../../runtime/host/AppContext.ts';
import { focusables } from './focusables.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import './dialog.css';

/** Props of the generic dialog that all other dialogs use. */
export interface DialogProps {
  /** Title and accessible name; default 基本信息. */
  readonly title?: string;
  readonly subtitle?: string | undefined;
  /** State of the document, as a mark beside the title: 已结案. */
  readonly state?: string | undefined;
  /** CSS width; a number is pixels. Default 650. */
  readonly width?: number | string;
  /** CSS height of the body; a number is pixels. Default 200. */
  readonly height?: number | string;
  /** Pixels around the body; default 16. */
  readonly padding?: number;
  /** Buttons at the foot; default one 关闭. */
  readonly footer?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
  onClose(): void;
}

/**
 * A modal dialog. Neither the mask nor Escape closes it. Tab stays inside, the focus returns to where it was, and pop-ups
 * of controls are drawn inside, so that assistive technology does not lose them. Semi's Modal is not used: it focuses
 * the first button, gives every dialog the same id and describes it by its whole content (semi-ui 2.90.1).
 */
export function Dialog(props: DialogProps): ReactNode {
  const { t } = useApp();
  const {
    title = t('list.basicInfo'),
    subtitle,
    state,
    width = 650,
    height = 200,
    padding = 16,
    onClose,
  } = props;
  const id = useId();
  const layer = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useReturnedFocus(panel);
  useKeptFocus(panel);
  // A provider of Semi would reset the language to Chinese, whatever `SemiLanguage` sets above.
  const config = useMemo(() => ({ getPopupContainer: () => layer.current ?? document.body }), []);
  const size: CSSProperties = { width: cssLength(width) };
  return createPortal(
    <div className="jig-dialog-layer" ref={layer}>
      <div className="jig-dialog-mask" />
      <div
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={id}
        tabIndex={-1}
        className={`jig-dialog ${props.className ?? ''}`}
        style={size}
        onKeyDown={keepTabInside}
      >
        <ConfigContext.Provider value={config}>
          <div className="jig-dialog-head">
            <h2 id={id}>{title}</h2>
            {state === undefined ? null : <span className="jig-dialog-state">{state}</span>}
            {subtitle === undefined ? null : <span>{subtitle}</span>}
          </div>
          <div className="jig-dialog-body" style={{ height: cssLength(height), padding }}>
            {props.children}
          </div>
          <div className="jig-dialog-foot">
            {props.footer ?? (
              <Button type="tertiary" onClick={onClose}>
                {t('list.close')}
              </Button>
            )}
          </div>
        </ConfigContext.Provider>
      </div>
    </div>,
    document.body,
  );
}

function cssLength(length: number | string): string {
  return typeof length === 'number' ? `${length}px` : length;
}

/** Moves the focus into the dialog, unless it is already inside. Restores it on close. */
function useReturnedFocus(panel: React.RefObject<HTMLDivElement>): void {
  useEffect(() => {
    const before = document.activeElement;
    if (!panel.current?.contains(before)) panel.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [panel]);
}

function keepTabInside(event: KeyboardEvent<HTMLDivElement>): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const inside = focusables(event.currentTarget);
  const first = inside[0];
  const last = inside.at(-1);
  if (!first || !last) return;
  const here = document.activeElement;
  if (event.shiftKey ? here === first || here === event.currentTarget : here === last) {
    event.preventDefault();
    (event.shiftKey ? last : first).focus();
  }
}
