import type { ReadFiles } from '../../ports/files.ts';

/** A folder as if it stood at another place; nothing beside it is there. */
export function relocated(files: ReadFiles, folder: string, place: string): ReadFiles {
  const at = (path: string) => {
    if (path === place) return folder;
    if (path.startsWith(`${place}/`)) return `${folder}${path.slice(place.length)}`;
    throw new Error(`${path} is not in ${place}.`);
  };
  return {
    exists: (path) => files.exists(at(path)),
    isDirectory: (path) => files.isDirectory(at(path)),
    list: (path) => files.list(at(path)),
    entries: (path) => files.entries(at(path)),
    size: (path) => files.size(at(path)),
    identity: (path) => files.identity(at(path)),
    bytes: (path) => files.bytes(at(path)),
    text: (path) => files.text(at(path)),
    stream: (path) => files.stream(at(path)),
  };
}
