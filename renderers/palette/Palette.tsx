import { Command } from 'cmdk';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router';
import { CommandContext } from '../../runtime/host/CommandContext.ts';
import { useCore, useText } from '../../runtime/host/CoreContext.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { paletteMessages } from '../../runtime/model/messages/palette.ts';
import { focusables } from '../dialogs/focusables.ts';
import { Keys } from './Keys.tsx';
import { bestMatches, useInitials } from './matches.ts';
import { useFoundRecords } from './useFoundRecords.ts';
import './palette.css';

addMessages(paletteMessages);

interface PaletteProps {
  /** What the user has typed; its owner also takes what is typed while the palette is loading. */
  readonly text: string;
  onText(text: string): void;
  onClose(): void;
}

/**
 * The command palette (Ctrl+K): pages, actions of the current page, and records by name or number. Matches
 * Chinese by pinyin initials too.
 */
export const Palette = observer(function Palette({ text, onText, onClose }: PaletteProps): ReactNode {
  const { session } = useCore();
  const t = useText();
  const navigate = useNavigate();
  const commands = useContext(CommandContext);
  const panel = useRef<HTMLDivElement>(null);
  const initials = useInitials();
  const { found, searching } = useFoundRecords(text);
  useReturnedFocus(panel);

  const { menus } = session;
  const pages = useMemo(
    () => menus.filter((menu) => menu.enable === 1 && menu.url !== undefined && menu.url !== ''),
    [menus],
  );
  const actions = bestMatches(
    commands.all.filter(({ id }) => id !== 'palette'),
    text,
    initials,
    ({ label }) => label,
  );
  const shownPages = bestMatches(pages, text, initials, ({ name }) => name);
  const records = text.trim().length < 2 ? [] : (found?.records ?? []);
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  return createPortal(
    <div className="jig-palette-layer">
      <button
        type="button"
        tabIndex={-1}
        className="jig-palette-mask"
        aria-label={t('list.close')}
        onClick={onClose}
      />
      <div
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-label={t('shell.palette')}
        className="jig-palette"
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
          // The input is the only tab stop; arrow keys move in the list below it.
          if (event.key === 'Tab') event.preventDefault();
        }}
      >
        <Command shouldFilter={false} label={t('shell.palette')} loop>
          <Command.Input autoFocus value={text} onValueChange={onText} placeholder={t('palette.hint')} />
          <Command.List>
            {actions.length === 0 ? null : (
              <Command.Group heading={t('palette.actions')}>
                {actions.map((command) => (
                  <Command.Item key={command.id} value={`a ${command.id}`} onSelect={then(command.run)}>
                    <span>{command.label}</span>
                    {command.keys === undefined ? null : <Keys keys={command.keys} />}
                  </Command.Item>
                ))}
              </Command.Group>
            )}
            {shownPages.length === 0 ? null : (
              <Command.Group heading={t('palette.pages')}>
                {shownPages.map((page) => (
                  <Command.Item
                    key={page.id}
                    value={`p ${page.id}`}
                    onSelect={then(() => void navigate(page.url ?? '/'))}
                  >
                    {page.name}
                  </Command.Item>
                ))}
              </Command.Group>
            )}
            {records.length === 0 ? null : (
              <Command.Group heading={t('palette.records')}>
                {records.map(({ path, table, key, label, cnName }) => (
                  <Command.Item
                    key={`${table} ${key}`}
                    value={`r ${table} ${key}`}
                    onSelect={then(
                      () =>
                        void navigate({
                          pathname: path,
                          search: new URLSearchParams({ id: key }).toString(),
                        }),
                    )}
                  >
                    <span>{label}</span>
                    <small>{cnName}</small>
                  </Command.Item>
                ))}
              </Command.Group>
            )}
          </Command.List>
          <p className="jig-palette-note" role="status">
            {searching
              ? t('palette.searching')
              : actions.length + shownPages.length + records.length === 0
                ? t('palette.nothing')
                : found && found.left > 0
                  ? t('palette.left', { n: found.left })
                  : ''}
          </p>
        </Command>
      </div>
    </div>,
    document.body,
  );
});

/** Moves the focus into the palette, and restores it on close. */
function useReturnedFocus(panel: React.RefObject<HTMLDivElement>): void {
  useEffect(() => {
    const before = document.activeElement;
    if (panel.current && !panel.current.contains(before)) focusables(panel.current)[0]?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [panel]);
}
