/// <reference types="node" />

/**
 * Reserves standard output for a protocol: everything else that is printed goes to standard error from now on. That
 * covers `console.log` and `process.stdout.write`, in threads too. Returns the function that still writes to standard
 * output.
 */
export function keepOutput({ stdout, stderr }: Pick<NodeJS.Process, 'stdout' | 'stderr'>): NodeJS.WriteStream['write'] {
  const write = stdout.write.bind(stdout);
  stdout.write = stderr.write.bind(stderr);
  return write;
}
