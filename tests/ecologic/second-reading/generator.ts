/** The engine's generator (alea), and its way to draw one of n. */
export class Generator {
  private carry = 0;
  private a = 0;
  private b = 0;
  private c = 0;

  begin([carry, a, b, c]: readonly number[]): void {
    this.carry = carry as number;
    this.a = a as number;
    this.b = b as number;
    this.c = c as number;
  }

  /** 0 … n − 1. */
  below(n: number): number {
    const next = 2091639 * this.a + this.carry * 2.3283064365386963e-10;
    this.a = this.b;
    this.b = this.c;
    this.carry = next | 0;
    this.c = next - this.carry;
    return Math.floor(this.c * n);
  }

  get alea(): readonly number[] {
    return [this.carry, this.a, this.b, this.c];
  }
}
