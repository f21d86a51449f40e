import type { Listed } from '../ports/files.ts';

/** What stands where a plain file belongs, in words that follow "is". */
export const NOT_PLAIN: Readonly<Record<Exclude<Listed['kind'], 'file'>, string>> = {
  executable: 'executable',
  folder: 'a folder',
  link: 'a symbolic link',
  submodule: 'a submodule',
  other: 'not a regular file',
};

/** What a link or a device is, in words that follow "is": it leads out of its folder, or has no end. Undefined for others. */
export const irregular = ({ kind }: Listed): string | undefined =>
  kind === 'link' || kind === 'other' ? NOT_PLAIN[kind] : undefined;
