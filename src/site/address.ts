/** A web address of a folder, ending in a slash; undefined if the text is not one. */
export function folderAddress(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username || url.password)
    return undefined;
  return url.href.replace(/\/*$/, '/');
}
