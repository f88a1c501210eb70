import IconClose from '@douyinfe/semi-icons/lib/es/icons/IconClose';
import Button from '@douyinfe/semi-ui/lib/es/button';
import ConfigContext from '@douyinfe/semi-ui/lib/es/configProvider/context';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
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
  /** Beside title and subtitle, not part of the dialog's name: number and state of a document. */
  readonly beside?: ReactNode;
  /** CSS width; a number is pixels. Default 650. */
  readonly width?: number | string;
  /** CSS height of the body; a number is pixels. Default 200. */
  readonly height?: number | string;
  /** Pixels around the body; default 16. */
  readonly padding?: number;
  /** Buttons at the foot; default one 关闭. */
  readonly footer?: ReactNode;
  /** Stays in sight between title and body; takes no room while it draws nothing. */
  readonly bar?: ReactNode;
  readonly className?: string;
  /** The dialog only informs: Escape and an X close it too. Nothing typed can be lost. */
  readonly informs?: boolean;
  readonly children: ReactNode;
  onClose(): void;
}

/**
 * A modal dialog. Neither the mask nor Escape closes it, unless it only informs.
 * Tab stays inside, and the focus returns to where it was. Pop-ups of controls are drawn inside, so that
 * assistive technology does not lose them. Semi's Modal is not used: it focuses
 * the first button, gives every dialog the same id and describes it by its whole content (semi-ui 2.90.1).
 */
export function Dialog(props: DialogProps): ReactNode {
  const { t } = useApp();
  const {
    title = t('list.basicInfo'),
    subtitle,
    beside,
    width = 650,
    height = 200,
    padding = 16,
    informs = false,
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
        onKeyDown={(event) => {
          keepTabInside(event);
          if (!informs || event.key !== 'Escape' || event.defaultPrevented) return;
          // A key of a dialog over this one arrives here too.
          if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
          event.preventDefault();
          onClose();
        }}
      >
        <ConfigContext.Provider value={config}>
          <div className="jig-dialog-head">
            <h2 id={id}>{title}</h2>
            {subtitle === undefined ? null : <span>{subtitle}</span>}
            {beside}
            {informs ? (
              // For the mouse only: the keyboard has Escape, screen readers the button at the foot.
              <button
                type="button"
                className="jig-dialog-close"
                tabIndex={-1}
                aria-hidden="true"
                title={t('list.close')}
                onClick={onClose}
              >
                <IconClose />
              </button>
            ) : null}
          </div>
          {props.bar === undefined ? null : <div className="jig-dialog-bar">{props.bar}</div>}
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

/** The grid of the page, which has the focus when a dialog that a key opened closes. */
const pageGrid = 'main :is([role="grid"], [role="treegrid"])[tabindex="0"]';

/**
 * Moves the focus into the dialog, unless it is already inside. Restores it on close.
 * Before the first paint: a key pressed on what the user sees must reach the dialog, not the page behind it.
 */
function useReturnedFocus(panel: React.RefObject<HTMLDivElement>): void {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    // Runs again when a piece of the dialog has loaded; the element outside is the first one.
    before.current ??= document.activeElement;
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus();
  }, [panel]);
  useEffect(
    () => () => {
      const { current: was } = before;
      const isPage = was === null || was === document.body || !was.isConnected;
      const back = isPage ? document.querySelector(pageGrid) : was;
      if (back instanceof HTMLElement) back.focus();
    },
    [],
  );
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
