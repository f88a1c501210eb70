const disposition = /^content-disposition:\s*form-data\s*(;.*)$/im;
const parameter = /;\s*([\w*]+)=(?:"((?:\\"|[^"])*)"|([^;\s]*))/g;

/** Parses the header lines of a part; undefined when unreadable. A text part has no file name. */
export function partHead(bytes: Uint8Array): { readonly fileName: string | undefined } | undefined {
  const head = decoded(bytes);
  const parameters = head === undefined ? undefined : disposition.exec(head)?.[1];
  if (parameters === undefined) return undefined;
  const found = new Map<string, string>();
  for (const [, name = '', quoted, bare = ''] of parameters.matchAll(parameter))
    if (!found.has(name.toLowerCase())) found.set(name.toLowerCase(), quoted ?? bare);
  // Some clients also send the RFC 5987 form.
  const encoded = /^utf-8'[^']*'(.*)$/i.exec(found.get('filename*') ?? '')?.[1];
  const plain = found.get('filename');
  if (encoded !== undefined) return { fileName: percentDecoded(encoded) ?? plain };
  return {
    fileName: plain
      ?.replaceAll('\\"', '"')
      .replace(/%(22|0D|0A)/gi, (_, code) => special[code.toUpperCase()] ?? ''),
  };
}

/** Browser escapes of the three characters that a quoted name cannot contain. */
const special: Readonly<Record<string, string>> = { '22': '"', '0D': '', '0A': '' };

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function percentDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
