/** 2024-01-01 UTC: 41 bits of milliseconds last until 2093. */
const epoch = 1_704_067_200_000;

/** Generates increasing 64-bit keys: 41 bits milliseconds, 22 bits counter. Text on the wire. */
export class SnowflakeKeys {
  private millis = 0;
  private counter = 0n;

  constructor(private readonly now: () => number) {}

  next(): string {
    const millis = Math.max(this.now() - epoch, this.millis);
    this.counter = millis === this.millis ? this.counter + 1n : 0n;
    this.millis = millis;
    return String((BigInt(millis) << 22n) + this.counter);
  }
}
