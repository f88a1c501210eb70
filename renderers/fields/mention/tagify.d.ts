// The package has no types; this declares only what the mention input uses.
declare module '@yaireo/tagify' {
  interface TagData {
    readonly value: string;
    readonly field?: string;
    readonly property?: string;
  }

  interface TagifySettings {
    mode: 'mix';
    pattern: RegExp;
    whitelist: readonly TagData[];
    enforceWhitelist: boolean;
    duplicates: boolean;
    placeholder: string;
    dropdown: {
      enabled: number;
      maxItems: number;
      position: 'text';
      highlightFirst: boolean;
      searchKeys: readonly string[];
      appendTarget: () => HTMLElement;
    };
  }

  // biome-ignore lint/style/noDefaultExport: the package's own
  export default class Tagify {
    constructor(input: HTMLTextAreaElement, settings: TagifySettings);
    /** On the prototype, for all instances. */
    readonly events: { bindOriginaInputListener: () => void };
    readonly DOM: { readonly input: HTMLElement; readonly scope: HTMLElement };
    whitelist: readonly TagData[];
    on(event: 'change' | 'blur' | 'dropdown:show' | 'dropdown:hide', listener: () => void): this;
    on(
      event: 'add',
      listener: (event: { readonly detail: { readonly tag: { readonly tagElm: HTMLElement } } }) => void,
    ): this;
    loadOriginalValues(value: string): void;
    getMixedTagsAsString(): string;
    setReadonly(readonly: boolean): void;
    setDisabled(disabled: boolean): void;
    destroy(): void;
  }
}
