// biome-ignore lint/suspicious/noExplicitAny: tests edit JSON documents of every shape.
export type AnyJson = any;
