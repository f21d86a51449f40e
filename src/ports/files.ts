/** A file being written. */
export interface Writer {
  write(text: string): Promise<void>;
}

/** A file that is appended to, and keeps what was appended when the process is killed. */
export interface Journal {
  /** The text is in the file when this returns. */
  append(text: string): void;
  close(): Promise<void>;
}

/** Read access at any offset, to sort a long journal without holding it in memory. */
export interface RandomReader {
  read(offset: number, length: number): Uint8Array;
  close(): Promise<void>;
}

/** A folder that only this process uses. */
export interface FolderLock {
  /** The folder's real path and the machine's name. */
  readonly place: string;
  /** Releases the folder, and removes folders that the lock created and that are empty. */
  release(): Promise<void>;
}

export interface Listed {
  readonly name: string;
  /** The kind of the entry itself: a link is a link, whatever it points at. */
  readonly kind: 'file' | 'executable' | 'folder' | 'link' | 'submodule' | 'other';
}

/** Files that may only be read: of the file system, or of a tree of a Git repository. */
export interface ReadFiles {
  exists(path: string): Promise<boolean>;
  isDirectory(path: string): Promise<boolean>;
  /** Names in a folder, sorted; empty where there is no such folder. */
  list(path: string): Promise<readonly string[]>;
  /** Names and kinds in a folder, sorted by name. */
  entries(path: string): Promise<readonly Listed[]>;
  size(path: string): Promise<number>;
  /**
   * A text that changes with the file: Git's id of its bytes; on a file system its size and times, which somebody who sets
   * the clock back can keep. Empty where there is no file.
   */
  identity(path: string): Promise<string>;
  bytes(path: string): Promise<Uint8Array>;
  text(path: string): Promise<string>;
  /** The file's bytes in pieces, each valid until the next one. */
  stream(path: string): AsyncIterable<Uint8Array>;
}

/** The only access to the file system. Failures are Faults that name the path. */
export interface Files extends ReadFiles {
  /** Writes the whole file or nothing. */
  write(path: string, content: string | Uint8Array): Promise<void>;
  /** Gives a file another name as well, or copies it where the file system knows no such names. */
  link(path: string, existing: string): Promise<void>;
  /** Writes a file in pieces. It gets its final name when `fill` has ended, atomically; a failure leaves nothing behind. */
  create<T>(path: string, fill: (writer: Writer) => Promise<T>): Promise<T>;
  /**
   * The file to write for a path that a person gave: that to which a symbolic link leads, which `write` and `create` would replace.
   * Not for other paths, whose links somebody else may have made.
   */
  target(path: string): Promise<string>;
  /**
   * The folder to `replace` for a path that a person gave: that to which a symbolic link leads. Refuses a link that leads nowhere,
   * a mount point, and the current folder.
   */
  replaceable(path: string): Promise<string>;
  /** Opens a journal after its first `keep` bytes, and cuts off the rest. */
  journal(path: string, keep: number): Promise<Journal>;
  open(path: string): Promise<RandomReader>;
  /** Locks a folder for this process, among those of one machine. The lock of a dead process does not count. */
  lock(folder: string): Promise<FolderLock>;
  /** The same for a name, such as that of a port, among the processes of one user. @throws Fault `out.busy` */
  reserve(name: string): Promise<FolderLock>;
  /** Removes a file, or a folder with its contents. */
  remove(path: string): Promise<void>;
  /**
   * Replaces the folder `place` by the folder `made`, on the same file system. A kill during the exchange leaves the former
   * folder at `former`.
   */
  replace(place: string, made: string, former: string): Promise<void>;
  /** Creates a folder that only this user can read. */
  temporary(prefix: string): Promise<string>;
  /** Creates a folder through which every user can reach what is in it, without listing it. */
  passable(path: string): Promise<void>;
}
