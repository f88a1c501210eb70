import { makeAutoObservable } from 'mobx';
import type { Locale } from '../model/Locale.ts';

export type Theme = 'light' | 'dark';

/** Where preferences and the session live; `localStorage` in the browser. */
export type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keys = {
  theme: 'jig.theme',
  locale: 'jig.locale',
  collapsed: 'jig.menuCollapsed',
  singleKeys: 'jig.singleKeys',
} as const;

/** What this browser prefers, whoever is signed in: language, theme, side menu. Kept across visits. */
export class AppStore {
  theme: Theme;
  locale: Locale;
  menuCollapsed: boolean;
  /** Keys without Ctrl do something (`n`, `/`); off for who dictates (WCAG 2.1.4). */
  singleKeys: boolean;
  readonly #keep: Keep;

  constructor(keep: Keep, prefersDark = false) {
    this.#keep = keep;
    const theme = keep.getItem(keys.theme);
    this.theme = theme === 'dark' || theme === 'light' ? theme : prefersDark ? 'dark' : 'light';
    this.locale = keep.getItem(keys.locale) === 'en' ? 'en' : 'zh';
    this.menuCollapsed = keep.getItem(keys.collapsed) === '1';
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

  toggleMenu(): void {
    this.menuCollapsed = !this.menuCollapsed;
    this.#keep.setItem(keys.collapsed, this.menuCollapsed ? '1' : '0');
  }

  toggleSingleKeys(): void {
    this.singleKeys = !this.singleKeys;
    this.#keep.setItem(keys.singleKeys, this.singleKeys ? '1' : '0');
  }
}
