/** Controls the user types or chooses with, inside a cell's editor. */
const control =
  'input:not([disabled]):not([type="hidden"]):not([tabindex="-1"]), textarea:not([disabled]), ' +
  '[tabindex="0"]:not([aria-disabled="true"]), button:not([disabled])';

/** Pickers have a panel, and a text input of their own. */
const picker = '.semi-datepicker, .semi-timepicker';

/** The editor around an element of the row of editors. */
export function editorAround(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>('.jig-grid-editor')) || undefined;
}

/** The editor of a field in the row in edit. */
export function editorOf(editors: HTMLElement, field: string): HTMLElement | undefined {
  return (
    editors.querySelector<HTMLElement>(`.jig-grid-editor[data-field="${CSS.escape(field)}"]`) ?? undefined
  );
}

/** Text input of an editor; undefined for a choice, a switch or files. */
export function textOf(editor: Element): HTMLInputElement | HTMLTextAreaElement | undefined {
  for (const input of editor.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([disabled], [role="combobox"]), textarea:not([disabled])',
  )) {
    const isText =
      input instanceof HTMLTextAreaElement ||
      /^(text|search|tel|email|url|password|number)$/.test(input.type);
    // Pickers keep their input out of the Tab order; the search input of a closed tree does not count.
    if (isText && (input.tabIndex >= 0 || input.closest(picker))) return input;
  }
  return undefined;
}

/** Raw text of a picker, which discards unreadable text on blur; undefined when it is no picker. */
export function pickerText(editor: Element): string | undefined {
  const inputs = editor.querySelectorAll<HTMLInputElement>(`:is(${picker}) input`);
  return inputs.length === 1 ? inputs[0]?.value : undefined;
}

/** True when a list of the editor is open and handles its own keys. */
export function isListOpen(editor: Element): boolean {
  const box = editor.querySelector('[role="combobox"][aria-expanded="true"]');
  return box !== null && !editor.querySelector(picker);
}

/** Focuses an editor, with its whole text selected (`replace`) or the caret at the end (`caret`). */
export function focusEditor(editor: HTMLElement, how: 'replace' | 'caret'): boolean {
  const text = textOf(editor);
  const target = text ?? editor.querySelector<HTMLElement>(control);
  if (!target) return false;
  target.focus({ preventScroll: true });
  if (text && how === 'replace') chooseWhole(text);
  else if (text && text.type !== 'number') text.setSelectionRange(text.value.length, text.value.length);
  return target.contains(document.activeElement);
}

/**
 * Selects the whole text. Selects again before the first typed character when the text arrived later (a
 * lookup).
 */
function chooseWhole(text: HTMLInputElement | HTMLTextAreaElement): void {
  const { value } = text;
  text.select();
  const stop = new AbortController();
  const { signal } = stop;
  const again = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
    const isTyped = (key.length === 1 || key === 'Process') && !ctrlKey && !metaKey && !altKey;
    if (!isTyped) return;
    if (text.value !== value) text.select();
    stop.abort();
  };
  text.addEventListener('keydown', (event) => again(event as KeyboardEvent), { signal });
  for (const end of ['blur', 'input']) text.addEventListener(end, () => stop.abort(), { signal });
}

/** Opens the list or panel of an editor without a text input. */
export function openEditor(editor: Element): void {
  const target = editor.querySelector<HTMLElement>('[role="combobox"], .semi-cascader, .semi-tree-select');
  (target ?? editor.querySelector<HTMLElement>(control))?.click();
}

/** Inserts a line break at the caret, as typing would. */
export function insertLine(area: HTMLTextAreaElement): void {
  area.setRangeText('\n', area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}
