/** A file being written: nothing stands under its final name until `commit`, nor anything else once it failed. */
export interface Writer {
  write(text: string): Promise<void>;
  /** Puts the file under its final name in one step. */
  commit(): Promise<void>;
  /** Leaves nothing behind. */
  discard(): Promise<void>;
}

/** A file that grows line by line and survives the process: what was appended stays. */
export interface Journal {
  /** When it returns, the text stands in the file. */
  append(text: string): void;
  close(): Promise<void>;
}

/** Read access at any offset: a long journal is put in order without being held in memory. */
export interface RandomReader {
  read(offset: number, length: number): Uint8Array;
  close(): Promise<void>;
}

/** A folder that is this process's alone. */
export interface Claim {
  /** The folder's real place on this machine, told from every other one's. */
  readonly place: string;
  /** Gives it free; what the claim made and nothing was put in goes. */
  release(): Promise<void>;
}

export interface Listed {
  readonly name: string;
  /** What stands there itself: a link is a link, whatever it points at. */
  readonly kind: 'file' | 'executable' | 'folder' | 'link' | 'submodule' | 'other';
}

/** What may only be read: a folder of the file system, or a tree of a Git repository. */
export interface ReadFiles {
  exists(path: string): Promise<boolean>;
  isDirectory(path: string): Promise<boolean>;
  /** Names in a folder, sorted; empty where there is no such folder. */
  list(path: string): Promise<readonly string[]>;
  /** The same with what each is. */
  entries(path: string): Promise<readonly Listed[]>;
  size(path: string): Promise<number>;
  /**
   * Another text whenever what stands there is another: Git's id of its bytes; on a file system its size and times, which
   * do not tell who sets the clock back to hide a change. Empty where nothing stands.
   */
  identity(path: string): Promise<string>;
  bytes(path: string): Promise<Uint8Array>;
  text(path: string): Promise<string>;
  /** The file's bytes in order, in pieces, each valid until the next is asked for. */
  stream(path: string): AsyncIterable<Uint8Array>;
}

/** The only way to the file system. Failures are Faults that name the path. */
export interface Files extends ReadFiles {
  /** Writes the whole file or nothing. */
  write(path: string, content: string | Uint8Array): Promise<void>;
  create(path: string): Promise<Writer>;
  /** Goes on behind the first `keep` bytes; what stood there beyond is cut off. */
  journal(path: string, keep: number): Promise<Journal>;
  open(path: string): Promise<RandomReader>;
  /** Takes a folder for this process alone, among those of one machine. One that a process left by dying is free. */
  claim(folder: string): Promise<Claim>;
  /** A file, or a folder with all that is in it. */
  remove(path: string): Promise<void>;
  /**
   * Puts the folder `made` where `place` is; what stood there goes. Both are on one file system. A kill in the very moment
   * of the exchange leaves what stood there as `PLACE.former`.
   */
  replace(place: string, made: string): Promise<void>;
  /** A fresh folder that only the caller can read. */
  temporary(prefix: string): Promise<string>;
}
