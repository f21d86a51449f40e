/** The protocol's version. An adapter that answers with another one is refused. */
export const PROTOCOL = 1;
