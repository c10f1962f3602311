/// <reference types="node" />

/**
 * Keeps standard output for a program that speaks a protocol there: from now on whatever else is printed goes to standard
 * error, by `console.log` as by `process.stdout.write`, in threads too. Gives what still writes to standard output.
 */
export function keepOutput({ stdout, stderr }: Pick<NodeJS.Process, 'stdout' | 'stderr'>): NodeJS.WriteStream['write'] {
  const write = stdout.write.bind(stdout);
  stdout.write = stderr.write.bind(stderr);
  return write;
}
