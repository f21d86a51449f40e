/** A file being written: nothing stands under its final name until `commit`. */
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
  read(offset: number, length: number): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** The only way to the file system. Failures are Faults that name the path. */
export interface Files {
  exists(path: string): Promise<boolean>;
  isDirectory(path: string): Promise<boolean>;
  /** Names in a folder, sorted; empty where there is no such folder. */
  list(path: string): Promise<readonly string[]>;
  size(path: string): Promise<number>;
  bytes(path: string): Promise<Uint8Array>;
  text(path: string): Promise<string>;
  /** The file's bytes in order, in pieces. */
  stream(path: string): AsyncIterable<Uint8Array>;
  /** Writes the whole file or nothing. */
  write(path: string, text: string): Promise<void>;
  create(path: string): Promise<Writer>;
  /** Goes on behind the first `keep` bytes; what stood there beyond is cut off. */
  journal(path: string, keep: number): Promise<Journal>;
  open(path: string): Promise<RandomReader>;
  /** A file, or a folder with all that is in it. */
  remove(path: string): Promise<void>;
  /** Puts the folder `made` where `place` is; what stood there goes. Both are on one file system. */
  replace(place: string, made: string): Promise<void>;
  /** A fresh folder that only the caller can read. */
  temporary(prefix: string): Promise<string>;
}
