/** Downloads bytes as a file with this name. */
export function saveFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // After a minute the download has started, so the memory can be freed.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
