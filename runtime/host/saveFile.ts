/** Gives bytes to the browser's download under a name. */
export function saveFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The download has begun by then; the bytes need not stay in memory.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
