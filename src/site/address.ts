/** An address of the web for a folder, with a slash at its end; undefined where a text is none. */
export function folderAddress(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username || url.password)
    return undefined;
  return url.href.replace(/\/*$/, '/');
}
