/**
 * The version of the protocol. Removing a method or field, or changing its meaning, makes a new version; adding one
 * does not.
 */
export const PROTOCOL = 1;
