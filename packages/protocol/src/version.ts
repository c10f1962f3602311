/** The version of the protocol. A method or a field more is no other version; one less, or another meaning, is. */
export const PROTOCOL = 1;
