import { execFileSync } from 'node:child_process';

/** How long a fresh process takes to import one engine and set up its first game, in milliseconds: the quickest of some. */
export interface Start {
  readonly name: string;
  readonly ms: number;
}

const PACKAGES = ['ecologic', 'emix', 'does-not-exist', 'euphoria'];

export const measureStarts = (times: number): readonly Start[] =>
  PACKAGES.map((name) => ({ name, ms: Math.min(...Array.from({ length: times }, () => startOf(name))) }));

function startOf(name: string): number {
  const program = `
    const begun = performance.now();
    const { init } = await import('@rulewright/${name}');
    init(1);
    console.log(performance.now() - begun);`;
  return Number(execFileSync(process.execPath, ['--input-type=module', '--eval', program]).toString());
}
