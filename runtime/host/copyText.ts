/** Puts a text on the clipboard, also on pages without TLS, where browsers offer no clipboard to scripts. False: the browser refused. */
export async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard !== undefined)
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // Not permitted: the older way asks for no permission.
    }
  const field = document.createElement('textarea');
  const focused = document.activeElement;
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.focus();
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
