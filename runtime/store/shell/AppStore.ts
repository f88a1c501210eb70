import { makeAutoObservable } from 'mobx';
import type { Locale } from '../../model/schema/Locale.ts';

export type Theme = 'light' | 'dark';

/** Storage for preferences and the session: `localStorage` in the browser. */
export type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keys = {
  theme: 'jig.theme',
  locale: 'jig.locale',
  collapsed: 'jig.menuCollapsed',
  singleKeys: 'jig.singleKeys',
} as const;

/** Preferences of this browser for every user: language, theme, side menu. Kept across visits. */
export class AppStore {
  theme: Theme;
  locale: Locale;
  /**
   * The window is too narrow for a menu beside the page. The menu covers the page and closes after a choice.
   */
  narrow = false;
  private drawer = false;
  private collapsed: boolean;
  /** Enables keys without Ctrl (`n`, `/`); off for users who dictate (WCAG 2.1.4). */
  singleKeys: boolean;
  readonly #keep: Keep;

  constructor(keep: Keep, prefersDark = false) {
    this.#keep = keep;
    const theme = keep.getItem(keys.theme);
    this.theme = theme === 'dark' || theme === 'light' ? theme : prefersDark ? 'dark' : 'light';
    this.locale = keep.getItem(keys.locale) === 'en' ? 'en' : 'zh';
    this.collapsed = keep.getItem(keys.collapsed) === '1';
    this.singleKeys = keep.getItem(keys.singleKeys) !== '0';
    makeAutoObservable(this, {}, { autoBind: true });
  }

  toggleTheme(): void {
    this.theme = this.theme === 'dark' ? 'light' : 'dark';
    this.#keep.setItem(keys.theme, this.theme);
  }

  toggleLocale(): void {
    this.locale = this.locale === 'zh' ? 'en' : 'zh';
    this.#keep.setItem(keys.locale, this.locale);
  }

  get menuCollapsed(): boolean {
    return this.narrow ? !this.drawer : this.collapsed;
  }

  toggleMenu(): void {
    if (this.narrow) {
      this.drawer = !this.drawer;
      return;
    }
    this.collapsed = !this.collapsed;
    this.#keep.setItem(keys.collapsed, this.collapsed ? '1' : '0');
  }

  setNarrow(narrow: boolean): void {
    this.narrow = narrow;
    this.drawer = false;
  }

  /** Closes the menu that covers the page, because another page is in front. */
  closeDrawer(): void {
    this.drawer = false;
  }

  toggleSingleKeys(): void {
    this.singleKeys = !this.singleKeys;
    this.#keep.setItem(keys.singleKeys, this.singleKeys ? '1' : '0');
  }
}
