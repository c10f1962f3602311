/** A process with its two streams of output, as Node has it. */
interface Printing<Write> {
  readonly stdout: { write: Write };
  readonly stderr: { write: Write };
}

/**
 * Reserves standard output for a protocol: everything else that is printed goes to standard error from now on. That
 * covers `console.log` and `process.stdout.write`, in threads too. Returns the function that still writes to standard
 * output.
 */
export function keepOutput<Write extends (...written: never[]) => unknown>({ stdout, stderr }: Printing<Write>): Write {
  const write = stdout.write.bind(stdout) as Write;
  stdout.write = stderr.write.bind(stderr) as Write;
  return write;
}
